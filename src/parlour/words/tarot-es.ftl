# The tarot deck: the name of each card, and what its picture shows. The line is read aloud as
# the picture's text and offered to whoever narrates; it says what is there, never what it means.

## Major arcana

tarot-M00 = El Loco
    .picture = Alguien de viaje, con túnica de flores, camina hacia el borde de un acantilado mirando al cielo: un hatillo al hombro, una rosa blanca en la mano y un perrito saltando a sus pies.
tarot-M01 = El Mago
    .picture = Una figura de manto rojo alza una vara al cielo y señala el suelo; en la mesa esperan copa, espada, moneda y bastón, y sobre su cabeza flota un ocho tumbado.
tarot-M02 = La Suma Sacerdotisa
    .picture = Una mujer con velo, sentada entre una columna negra y otra blanca; un rollo medio oculto en el manto, una luna creciente a sus pies y detrás una cortina con frutas.
tarot-M03 = La Emperatriz
    .picture = Una mujer coronada de estrellas se recuesta entre cojines y trigo maduro, con un escudo en forma de corazón al lado y un arroyo que sale del bosque.
tarot-M04 = El Emperador
    .picture = Un soberano con barba y armadura bajo el manto ocupa un trono de piedra con cabezas de carnero; detrás se alzan montañas rojas y peladas.
tarot-M05 = El Hierofante
    .picture = Un sacerdote de triple corona alza dos dedos sobre dos monjes arrodillados, con unas llaves cruzadas a sus pies, entre dos columnas grises.
tarot-M06 = Los Enamorados
    .picture = Un hombre y una mujer, desnudos, bajo un gran ángel alado; una serpiente sube por el frutal detrás de ella, y el árbol detrás de él tiene llamas por hojas.
tarot-M07 = El Carro
    .picture = Un príncipe con armadura va bajo un dosel de estrellas, sin riendas en las manos, tras una esfinge negra y otra blanca que miran a lados distintos.
tarot-M08 = La Fuerza
    .picture = Una mujer con guirnaldas de flores se inclina y sujeta con suavidad las fauces de un león; sobre su cabeza flota un ocho tumbado.
tarot-M09 = El Ermitaño
    .picture = Un anciano de capa gris, en lo alto de una cumbre nevada y sin nadie cerca, se apoya en un bastón y alza un farol en el que arde una estrella.
tarot-M10 = La Rueda de la Fortuna
    .picture = Una rueda con letras gira entre nubes: arriba una esfinge con espada, una serpiente que baja, un ser con cabeza de chacal que sube, y cuatro seres alados que leen en las esquinas.
tarot-M11 = La Justicia
    .picture = Una figura coronada, de rojo, sentada entre columnas, con la espada en alto en una mano y en la otra una balanza en equilibrio.
tarot-M12 = El Colgado
    .picture = Un hombre cuelga por un tobillo de un madero vivo, la pierna libre cruzada por detrás, las manos fuera de la vista y el rostro sereno dentro de un halo.
tarot-M13 = La Muerte
    .picture = Un esqueleto de armadura negra pasa en un caballo blanco ante un rey caído, un obispo que suplica, una doncella y un niño; el sol está entre dos torres lejanas.
tarot-M14 = La Templanza
    .picture = Un ángel alado, con un pie en tierra y otro en un estanque, vierte un chorro de una copa a otra; un camino se aleja hacia un resplandor tras las colinas.
tarot-M15 = El Diablo
    .picture = Una bestia con cuernos y alas de murciélago se agacha sobre un bloque; debajo, un hombre y una mujer desnudos, con cadenas al cuello tan flojas que podrían quitárselas.
tarot-M16 = La Torre
    .picture = Un rayo arranca la corona de una torre alta sobre un peñasco; el fuego llena las ventanas y dos personas caen de cabeza.
tarot-M17 = La Estrella
    .picture = Una mujer desnuda, de rodillas junto a un estanque, vacía un cántaro en la tierra y otro en el agua bajo una gran estrella y siete pequeñas.
tarot-M18 = La Luna
    .picture = Un perro y un lobo aúllan a una luna ceñuda entre dos torres, mientras un cangrejo sale del estanque hacia el camino.
tarot-M19 = El Sol
    .picture = Un niño desnudo sobre un caballo blanco lleva un enorme estandarte rojo ante un muro de girasoles, bajo un sol con cara.
tarot-M20 = El Juicio
    .picture = Un ángel toca la trompeta desde las nubes, y gente gris y desnuda se levanta con los brazos abiertos en ataúdes a la deriva sobre el agua.
tarot-M21 = El Mundo
    .picture = Una figura que baila envuelta en un velo suelto, con una vara en cada mano, flota dentro de una gran corona de hojas; desde las esquinas miran un hombre, un águila, un toro y un león.

## Wands

tarot-Aw = As de Bastos
    .picture = Una mano sale de una nube y agarra un bastón que aún echa hojas; en una colina lejana hay un castillo.
tarot-2w = Dos de Bastos
    .picture = Un hombre en una almena sopesa un pequeño globo en la palma y mira la tierra y el mar, con un bastón en la mano y otro fijado al muro.
tarot-3w = Tres de Bastos
    .picture = De espaldas, alguien en lo alto de un acantilado apoya la mano en uno de tres bastones clavados y mira los barcos que cruzan una bahía dorada.
tarot-4w = Cuatro de Bastos
    .picture = Cuatro bastones altos sostienen una guirnalda de flores; dos figuras agitan ramos en señal de bienvenida ante un castillo en fiesta.
tarot-5w = Cinco de Bastos
    .picture = Cinco jóvenes chocan sus bastones en una pelea enmarañada en la que no se sabe quién gana, ni si va en serio.
tarot-6w = Seis de Bastos
    .picture = Un jinete coronado de laurel desfila en un caballo engalanado, con una corona atada al bastón y un séquito a pie alrededor.
tarot-7w = Siete de Bastos
    .picture = Un hombre en terreno alto, con zapatos que no hacen juego, se defiende de seis bastones que lo acosan desde abajo.
tarot-8w = Ocho de Bastos
    .picture = Ocho bastones vuelan en paralelo por un cielo vacío y descienden hacia un río y una tierra verde.
tarot-9w = Nueve de Bastos
    .picture = Un hombre con la cabeza vendada se agarra a su bastón y mira de reojo; otros ocho se alzan detrás como una valla.
tarot-Tw = Diez de Bastos
    .picture = Un hombre doblado por el peso abraza contra la cara una carga de diez bastones y avanza hacia un pueblo que apenas ve.
tarot-Pw = Sota de Bastos
    .picture = Un joven heraldo con túnica de lagartos, en pie en el desierto, estudia la punta de un bastón más alto que él.
tarot-Nw = Caballero de Bastos
    .picture = Un jinete con armadura y plumas como llamas lucha con un caballo encabritado en el desierto, con el bastón en alto.
tarot-Qw = Reina de Bastos
    .picture = Una reina se sienta con aplomo en un trono de leones, un girasol en una mano, el bastón en la otra y un gato negro a los pies.
tarot-Kw = Rey de Bastos
    .picture = Un rey de ropas encendidas se inclina hacia delante en un trono de leones y lagartos, con un bastón con hojas en la mano y un lagarto vivo al lado.

## Cups

tarot-Ac = As de Copas
    .picture = Una mano que sale de una nube ofrece un cáliz que rebosa en chorros sobre un estanque de nenúfares, y una paloma baja hacia él.
tarot-2c = Dos de Copas
    .picture = Un hombre y una mujer, frente a frente, intercambian sus copas; encima, una cabeza de león alada corona una vara con dos serpientes enroscadas.
tarot-3c = Tres de Copas
    .picture = Tres mujeres bailan en corro y alzan juntas sus copas, con la cosecha amontonada a sus pies.
tarot-4c = Cuatro de Copas
    .picture = Un joven enfurruñado, de brazos cruzados bajo un árbol, no mira tres copas en la hierba ni la cuarta que le tiende una mano desde una nube.
tarot-5c = Cinco de Copas
    .picture = Una figura de capa negra llora ante tres copas volcadas, sin ver las dos que siguen en pie detrás ni el puente que cruza el río.
tarot-6c = Seis de Copas
    .picture = En un patio antiguo, un niño da a otro más pequeño una copa llena de flores blancas mientras un adulto con lanza se aleja.
tarot-7c = Siete de Copas
    .picture = Un hombre en sombra mira boquiabierto siete copas entre nubes: un rostro, una forma velada que brilla, una serpiente, un castillo, joyas, una corona de hojas, un dragón.
tarot-8c = Ocho de Copas
    .picture = Alguien de capa roja se aleja cuesta arriba, de noche, con un bastón, y deja atrás ocho copas bien apiladas bajo una luna medio cubierta.
tarot-9c = Nueve de Copas
    .picture = Un hombre bien alimentado, de brazos cruzados y sonrisa satisfecha, está sentado ante un alto estante curvo con nueve copas.
tarot-Tc = Diez de Copas
    .picture = Una pareja alza los brazos hacia un arcoíris con diez copas, mientras dos niños bailan cerca de una casita y un arroyo.
tarot-Pc = Sota de Copas
    .picture = Un joven elegante junto al mar mira, sin asombro, un pez que asoma la cabeza de su copa.
tarot-Nc = Caballero de Copas
    .picture = Un jinete de casco alado lleva su caballo al paso hasta un arroyo, con una copa por delante como una ofrenda.
tarot-Qc = Reina de Copas
    .picture = Una reina al borde del agua, en un trono con niños marinos tallados, contempla una copa adornada y con tapa que no abre.
tarot-Kc = Rey de Copas
    .picture = Un rey en un trono de piedra que de algún modo flota en un mar revuelto, copa y cetro en las manos, un pez que salta a un lado y un barco al otro.

## Swords

tarot-As = As de Espadas
    .picture = Una mano que sale de una nube sostiene una espada vertical, con la punta dentro de una corona de la que cuelgan ramas, sobre picos desnudos.
tarot-2s = Dos de Espadas
    .picture = Una mujer de blanco con los ojos vendados, de espaldas a un mar de rocas, cruza sobre el pecho dos largas espadas bajo una luna fina.
tarot-3s = Tres de Espadas
    .picture = Tres espadas atraviesan un corazón rojo mientras cae la lluvia de unas nubes grises.
tarot-4s = Cuatro de Espadas
    .picture = La figura de un caballero yace en una tumba con las manos juntas en oración; tres espadas en la pared, una al costado y una vidriera que brilla.
tarot-5s = Cinco de Espadas
    .picture = Un hombre con sonrisa burlona recoge espadas bajo un cielo rasgado, y dos rivales vencidos se alejan hacia el agua.
tarot-6s = Seis de Espadas
    .picture = Un barquero lleva con su pértiga a una persona encogida y a un niño hacia la otra orilla, con seis espadas en pie dentro de la barca.
tarot-7s = Siete de Espadas
    .picture = Un hombre sale de puntillas de un campamento de tiendas de colores con cinco espadas en brazos y mira atrás, a las dos que deja.
tarot-8s = Ocho de Espadas
    .picture = Una mujer atada y con los ojos vendados, en pie sobre suelo mojado, en medio de una valla suelta de ocho espadas; detrás, en alto, un castillo.
tarot-9s = Nueve de Espadas
    .picture = Alguien, sentado de golpe en la cama, se tapa la cara con las manos; nueve espadas en fila sobre la pared negra.
tarot-Ts = Diez de Espadas
    .picture = Un hombre boca abajo con diez espadas en la espalda, junto a un agua quieta; arriba, cielo negro y una línea amarilla de alba.
tarot-Ps = Sota de Espadas
    .picture = Un joven en terreno áspero y con viento sujeta una espada con ambas manos y mira de pronto por encima del hombro; arriba corren pájaros y nubes.
tarot-Ns = Caballero de Espadas
    .picture = Un caballero carga a todo galope contra el viento, la espada en alto, la capa ondeando, los árboles doblados detrás.
tarot-Qs = Reina de Espadas
    .picture = Una reina de perfil, en un trono por encima de las nubes, sostiene la espada bien vertical y tiende la mano libre; un solo pájaro muy arriba.
tarot-Ks = Rey de Espadas
    .picture = Un rey mira de frente desde un trono con mariposas talladas, la espada algo ladeada; detrás, nubes y árboles que mueve el viento.

## Pentacles

tarot-Ap = As de Oros
    .picture = Una mano que sale de una nube sostiene una gran moneda de oro sobre un jardín cuyo camino va, bajo un arco de flores, hacia unas montañas.
tarot-2p = Dos de Oros
    .picture = Un hombre de sombrero altísimo baila mientras hace malabares con dos monedas dentro de una cinta en lazo; detrás, barcos cabecean en grandes olas.
tarot-3p = Tres de Oros
    .picture = Un cantero subido a un banco se detiene bajo el arco de una iglesia para hablar con un monje y con alguien encapuchado que sostiene los planos.
tarot-4p = Cuatro de Oros
    .picture = Un hombre coronado, encogido en un asiento fuera de la ciudad, abraza una moneda, pisa dos y sostiene una cuarta sobre la cabeza.
tarot-5p = Cinco de Oros
    .picture = Dos personas harapientas, una descalza y otra con muletas, avanzan por la nieve bajo la ventana cálida e iluminada de una iglesia.
tarot-6p = Seis de Oros
    .picture = Un mercader rico, con una balanza en una mano, deja caer monedas en las manos de un mendigo arrodillado mientras otro espera.
tarot-7p = Siete de Oros
    .picture = Un joven labrador apoya la barbilla en la azada y mira un arbusto cargado de monedas; otra está en el suelo junto a sus pies.
tarot-8p = Ocho de Oros
    .picture = Un artesano a horcajadas en su banco graba a martillo una moneda; una fila de terminadas cuelga del poste y la ciudad queda lejos.
tarot-9p = Nueve de Oros
    .picture = Una mujer bien vestida, sin compañía en su viñedo, lleva en el guante un halcón encapuchado; un caracol cruza el suelo.
tarot-Tp = Diez de Oros
    .picture = Un hombre de pelo blanco y abrigo de ricos dibujos acaricia dos perros junto a un arco mientras pasan una pareja y un niño.
tarot-Pp = Sota de Oros
    .picture = Un joven en un campo en flor alza una sola moneda en la punta de los dedos y no mira otra cosa.
tarot-Np = Caballero de Oros
    .picture = Un jinete con armadura monta un caballo pesado y oscuro que no se mueve en absoluto, moneda en mano, sobre un campo arado.
tarot-Qp = Reina de Oros
    .picture = Una reina en un cenador de rosas mira la moneda de su regazo mientras un conejo cruza corriendo la esquina.
tarot-Kp = Rey de Oros
    .picture = Un rey con ropas cubiertas de uvas, en un trono con cabezas de toro y una moneda en la rodilla; su castillo está tras el muro del jardín.
