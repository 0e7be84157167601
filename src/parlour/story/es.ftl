# What bots say, and why options cannot be so. Refusals are with the screens.
#  Of numbered ones a bot takes any; the kind of a feature is one word.

bot-looks = Alguien { $age }, { $build }, con { $hair }; { $sign }.
bot-age-1 = joven
bot-age-2 = de mediana edad
bot-age-3 = de más de sesenta años
bot-age-4 = de edad imposible de adivinar
bot-build-1 = de poca estatura y hombros cuadrados
bot-build-2 = de mucha altura y espalda encorvada
bot-build-3 = de cuerpo menudo
bot-build-4 = de espaldas anchas
bot-build-5 = de complexión nervuda
bot-hair-1 = el pelo negro mal cortado
bot-hair-2 = una trenza pelirroja
bot-hair-3 = rizos rubios
bot-hair-4 = la cabeza rapada
bot-hair-5 = el pelo castaño con canas
bot-sign-1 = manchas de tinta en ambos pulgares
bot-sign-2 = la piel quemada por el sol hasta el cuello y ni un dedo más
bot-sign-3 = un abrigo remendado, una talla grande
bot-sign-4 = pecas por todas partes
bot-sign-5 = las uñas mordidas hasta la carne
bot-feature-1 = Una cicatriz fina y pálida le cruza una ceja.
    .kind = cicatriz
bot-feature-2 = Tiene un diente delantero de algún metal sin brillo.
    .kind = dientes
bot-feature-3 = Lleva tatuada una llave pequeña detrás de una oreja.
    .kind = tatuaje
bot-feature-4 = En la palma izquierda tiene una vieja quemadura redonda, no mayor que una moneda.
    .kind = piel
bot-feature-5 = Tuvo agujeros en las dos orejas, y se han cerrado.
    .kind = pendientes
bot-feature-6 = Tiene un ojo verde y el otro marrón.
    .kind = ojos
bot-thing = { $word }, algo ya visto
bot-thing-none = Una puerta entreabierta
bot-remembered-1 = Vuelve como una imagen: { $picture }. Y unas manos que sabían qué hacer.
bot-remembered-2 = Por un momento es otro día. { $picture }. Alguien lo enseñaba con paciencia.
bot-remembered-3 = { $picture }. Eso fue antes; se había hecho cien veces.
bot-shared-1 = Estábamos allí tú y yo. { $picture }. Tú lo hiciste primero, y yo miré cómo.
bot-shared-2 = Tú y yo, una noche de hace mucho: { $picture }. Te reías de lo fácil que era.
bot-told-1 = Como en la imagen: { $picture }.
bot-told-2 = Va así. { $picture }.
bot-tried = «{ $task }», y no sale. Lo que se ve entretanto: { $picture }.
bot-tried-well = «{ $task }», y sale. Lo que se ve entretanto: { $picture }.
bot-skill-1 = mantener la calma
bot-skill-2 = leer las caras
bot-skill-3 = no ceder terreno
bot-skill-4 = manos rápidas
bot-ability-1 = saber un poco de: { $trigger }
bot-ability-2 = observar a los demás: { $trigger }

# Why options cannot be like that

bad-locked = { $option }: lo fija la historia.

# The story to take home: headings and labels of its page and its book

page-untitled = Una historia
page-persona = Personaje de { $name }
page-told-by = contada por { $people }
page-so-far = La historia hasta aquí: no contiene nada sellado.
page-session = Sesión { $number }
page-session-by = Sesión { $number }, dirigida por { $names }
page-then = { $first }, luego { $next }
page-named = Vuelve un nombre: { $name }.
page-success = éxito
page-failure = fracaso
page-time-passes = pasa el tiempo
page-picture = Una imagen
page-contest = Una contienda
page-tries = { $who } intenta
page-dies = { $who } muere.
page-hurt = { $who } sufre una herida: { $where }.
page-came-won = { $who } gana la ronda.
page-came-stalemate = Nadie gana la ronda.
page-came-all-stymied = Nadie gana la ronda.
page-came-gave-up = { $who } se rinde.
page-came-wounded = { $who } sufre una herida.
page-came-maimed = { $who } sufre una herida permanente.
page-came-incapacitated = { $who } queda fuera de combate una ronda.
page-came-knocked-out = { $who } pierde el sentido.
page-came-killed = { $who } muere.
page-came-escaped = { $who } escapa.
page-from-self = { $who } recuerda
page-from-gift = { $by } regala un recuerdo a { $who }
page-the-persona = el personaje
page-trigger-fired = Un recuerdo que llegó: { $ability }
page-trigger-unfired = Un recuerdo que nunca llegó: { $ability }
page-from-signifier = { $who }, por un Significador
page-from-story = { $who }, por la historia
page-unexplained = Aún sin explicar
page-as-written = Tal como estaba escrito
page-part-intro = Comienzo
page-part-setting = Ambiente
page-part-advice = Consejos
page-part-chapter = Capítulo { $number }
