# Das Tarot: der Name jeder Karte und was ihr Bild zeigt. Die Zeile wird als Text des Bildes
# vorgelesen und dem angeboten, der erzählt; sie sagt, was da ist, nie was es bedeutet.

## Große Arkana

tarot-M00 = Der Narr
    .picture = Jemand in geblümtem Rock schlendert auf den Rand einer Klippe zu, den Blick am Himmel, ein Bündel über der Schulter, eine weiße Rose in der Hand; ein Hündchen springt hinterher.
tarot-M01 = Der Magier
    .picture = Eine Gestalt in roter Robe hebt einen Stab zum Himmel und zeigt zur Erde; Kelch, Schwert, Münze und Stab liegen auf dem Tisch bereit, darüber schwebt eine liegende Acht.
tarot-M02 = Die Hohepriesterin
    .picture = Eine verschleierte Frau sitzt zwischen einer schwarzen und einer weißen Säule, eine Schriftrolle halb im Gewand verborgen, eine Mondsichel zu Füßen, hinter ihr ein Vorhang mit Früchten.
tarot-M03 = Die Herrscherin
    .picture = Eine Frau mit einer Krone aus Sternen lehnt in Kissen zwischen reifem Weizen, neben sich einen herzförmigen Schild; aus dem Wald stürzt ein Bach.
tarot-M04 = Der Herrscher
    .picture = Ein bärtiger Herrscher, unter dessen Mantel Rüstung hervorsieht, sitzt auf einem steinernen Thron mit Widderköpfen; hinter ihm ragen kahle rote Berge.
tarot-M05 = Der Hierophant
    .picture = Ein Priester mit dreifacher Krone hebt zwei Finger über zwei kniende Mönche; gekreuzte Schlüssel liegen ihm zu Füßen zwischen zwei grauen Säulen.
tarot-M06 = Die Liebenden
    .picture = Ein nackter Mann und eine nackte Frau stehen unter einem gewaltigen geflügelten Engel; hinter ihr windet sich eine Schlange den Obstbaum hinauf, hinter ihm trägt ein Baum Flammen statt Blätter.
tarot-M07 = Der Wagen
    .picture = Ein Prinz in Rüstung fährt unter einem Sternenbaldachin, ohne Zügel in den Händen; vor ihm blicken eine schwarze und eine weiße Sphinx in verschiedene Richtungen.
tarot-M08 = Die Kraft
    .picture = Eine mit Blumen bekränzte Frau beugt sich vor und hält sanft den Rachen eines Löwen; über ihrem Kopf schwebt eine liegende Acht.
tarot-M09 = Der Eremit
    .picture = Ein alter Mann in grauem Mantel steht allein auf verschneiter Höhe, stützt sich auf einen Stab und hält eine Laterne hoch, in der ein Stern brennt.
tarot-M10 = Das Rad des Schicksals
    .picture = Ein Rad mit Buchstaben dreht sich in den Wolken: oben eine Sphinx mit Schwert, eine Schlange gleitet hinab, ein Wesen mit Schakalkopf steigt auf, in den Ecken lesen vier Geflügelte.
tarot-M11 = Die Gerechtigkeit
    .picture = Jemand mit Krone und rotem Gewand sitzt zwischen Säulen zu Gericht, das Schwert senkrecht in der einen Hand, eine ausgewogene Waage in der anderen.
tarot-M12 = Der Gehängte
    .picture = Ein Mann hängt an einem Knöchel von einem Balken aus lebendem Holz, das freie Bein gekreuzt, die Hände nicht zu sehen, das Gesicht ruhig in einem Heiligenschein.
tarot-M13 = Der Tod
    .picture = Ein Skelett in schwarzer Rüstung reitet auf weißem Pferd vorbei an einem gefallenen König, einem bittenden Bischof, einem Mädchen und einem Kind; fern steht die Sonne zwischen zwei Türmen.
tarot-M14 = Die Mäßigkeit
    .picture = Ein Engel, einen Fuß an Land und einen im Teich, gießt einen Strahl von einem Kelch in den anderen; ein Weg führt fort zu einem Schein hinter den Hügeln.
tarot-M15 = Der Teufel
    .picture = Ein gehörntes Wesen mit Fledermausflügeln hockt auf einem Block über einem nackten Mann und einer nackten Frau, deren Ketten so locker um den Hals liegen, dass sie abzustreifen wären.
tarot-M16 = Der Turm
    .picture = Ein Blitz schleudert die Krone von einem hohen Turm auf einem Felsen; aus den Fenstern schlägt Feuer, zwei Menschen stürzen kopfüber.
tarot-M17 = Der Stern
    .picture = Eine nackte Frau kniet an einem Teich und leert einen Krug auf die Erde und einen ins Wasser, unter einem großen Stern und sieben kleinen.
tarot-M18 = Der Mond
    .picture = Ein Hund und ein Wolf heulen zwischen zwei Türmen einen finster blickenden Mond an, während ein Krebs aus dem Teich auf den Weg kriecht.
tarot-M19 = Die Sonne
    .picture = Ein nacktes Kind auf weißem Pferd führt ein riesiges rotes Banner an einer Mauer voller Sonnenblumen vorbei, unter einer Sonne mit Gesicht.
tarot-M20 = Das Gericht
    .picture = Ein Engel bläst aus den Wolken die Posaune, und graue nackte Menschen stehen mit offenen Armen in Särgen auf, die auf dem Wasser treiben.
tarot-M21 = Die Welt
    .picture = Eine Tanzende, lose in einen Schal gehüllt, in jeder Hand einen Stab, schwebt in einem großen Kranz; aus den Ecken schauen ein Mensch, ein Adler, ein Stier und ein Löwe zu.

## Stäbe

tarot-Aw = Ass der Stäbe
    .picture = Eine Hand fährt aus einer Wolke und hält einen Stab, der noch Blätter treibt; auf einem fernen Hügel steht eine Burg.
tarot-2w = Zwei der Stäbe
    .picture = Ein Mann auf einer Zinne wiegt eine kleine Weltkugel in der Hand und blickt über Land und Meer, einen Stab in der Hand, einen zweiten an der Mauer befestigt.
tarot-3w = Drei der Stäbe
    .picture = Von hinten gesehen: jemand auf einer Klippe legt die Hand an einen von drei gepflanzten Stäben und sieht Schiffen nach, die eine goldene Bucht durchqueren.
tarot-4w = Vier der Stäbe
    .picture = Vier hohe Stäbe tragen eine Girlande aus Blumen; zwei Gestalten winken zum Willkommen mit Sträußen vor einer festlich gestimmten Burg.
tarot-5w = Fünf der Stäbe
    .picture = Fünf junge Leute schlagen in wirrem Getümmel mit Stäben aufeinander ein; wer gewinnt und ob es ernst ist, lässt sich nicht sagen.
tarot-6w = Sechs der Stäbe
    .picture = Ein Reiter mit Lorbeer im Haar zieht auf geschmücktem Pferd vorbei, einen Kranz an den Stab gebunden, rings um ihn Begleiter zu Fuß.
tarot-7w = Sieben der Stäbe
    .picture = Ein Mann auf einer Anhöhe, in zwei verschiedenen Schuhen, wehrt sechs Stäbe ab, die von unten heraufstoßen.
tarot-8w = Acht der Stäbe
    .picture = Acht Stäbe fliegen nebeneinander durch leeren Himmel, schräg hinab auf einen Fluss und grünes Land zu.
tarot-9w = Neun der Stäbe
    .picture = Ein Mann mit verbundenem Kopf klammert sich an seinen Stab und schielt zur Seite; acht weitere stehen hinter ihm wie ein Zaun.
tarot-Tw = Zehn der Stäbe
    .picture = Ein tief gebückter Mann drückt eine Last von zehn Stäben ans Gesicht und stapft auf eine Stadt zu, die er kaum sehen kann.
tarot-Pw = Bube der Stäbe
    .picture = Ein junger Herold, den Rock mit Eidechsen gemustert, steht in der Wüste und betrachtet die Spitze eines Stabes, der größer ist als er.
tarot-Nw = Ritter der Stäbe
    .picture = Ein Reiter in Rüstung, der Helmbusch wie Flammen, ringt in der Wüste mit einem steigenden Pferd, den Stab hoch erhoben.
tarot-Qw = Königin der Stäbe
    .picture = Eine Königin sitzt aufrecht auf einem Thron mit Löwen, eine Sonnenblume in der einen Hand, den Stab in der anderen, eine schwarze Katze zu Füßen.
tarot-Kw = König der Stäbe
    .picture = Ein König in feurigem Gewand beugt sich auf einem Thron voller Löwen und Eidechsen vor, einen grünenden Stab in der Hand, eine lebende Eidechse neben sich.

## Kelche

tarot-Ac = Ass der Kelche
    .picture = Eine Hand aus einer Wolke reicht einen Kelch, der in Strömen in einen Seerosenteich überläuft; eine Taube stößt auf ihn herab.
tarot-2c = Zwei der Kelche
    .picture = Ein Mann und eine Frau stehen einander gegenüber und tauschen Kelche; über ihnen krönt ein geflügelter Löwenkopf einen Stab, um den sich zwei Schlangen winden.
tarot-3c = Drei der Kelche
    .picture = Drei Frauen tanzen im Kreis und heben gemeinsam ihre Kelche, die Ernte um ihre Füße gehäuft.
tarot-4c = Vier der Kelche
    .picture = Ein junger Mann schmollt mit verschränkten Armen unter einem Baum und übersieht drei Kelche im Gras und einen vierten, den eine Hand aus einer Wolke reicht.
tarot-5c = Fünf der Kelche
    .picture = Eine Gestalt in schwarzem Mantel trauert um drei verschüttete Kelche und sieht weder die zwei, die hinter ihr noch stehen, noch die Brücke über den Fluss.
tarot-6c = Sechs der Kelche
    .picture = In einem alten Hof reicht ein Junge einem kleineren Kind einen Kelch voll weißer Blumen, während ein Erwachsener mit Speer davongeht.
tarot-7c = Sieben der Kelche
    .picture = Ein Mann im Schatten bestaunt sieben Kelche in einer Wolkenbank: ein Gesicht, etwas Verhülltes, das leuchtet, eine Schlange, eine Burg, Juwelen, ein Kranz, ein Drache.
tarot-8c = Acht der Kelche
    .picture = Jemand in rotem Mantel steigt nachts mit einem Stab davon und lässt acht ordentlich gestapelte Kelche unter einem halb verdeckten Mond zurück.
tarot-9c = Neun der Kelche
    .picture = Ein wohlgenährter Mann sitzt mit verschränkten Armen und zufriedenem Lächeln vor einem hohen geschwungenen Bord mit neun Kelchen.
tarot-Tc = Zehn der Kelche
    .picture = Ein Paar hebt die Arme zu einem Regenbogen, in dem zehn Kelche stehen, während zwei Kinder bei einem Häuschen und einem Bach tanzen.
tarot-Pc = Bube der Kelche
    .picture = Ein herausgeputzter Jüngling am Meer betrachtet, gar nicht überrascht, einen Fisch, der den Kopf aus seinem Kelch steckt.
tarot-Nc = Ritter der Kelche
    .picture = Ein Reiter mit geflügeltem Helm führt sein Pferd im langsamen Schritt an einen Bach und hält einen Kelch vor sich wie eine Gabe.
tarot-Qc = Königin der Kelche
    .picture = Eine Königin am Wasser, der Thron mit Meereskindern verziert, blickt in einen prächtigen Kelch mit Deckel, den sie nicht öffnet.
tarot-Kc = König der Kelche
    .picture = Ein König sitzt auf einem steinernen Thron, der irgendwie auf rauer See schwimmt, Kelch und Zepter in den Händen; auf der einen Seite springt ein Fisch, auf der anderen fährt ein Schiff.

## Schwerter

tarot-As = Ass der Schwerter
    .picture = Eine Hand aus einer Wolke hält ein Schwert aufrecht, die Spitze in einer Krone, an der belaubte Zweige hängen, über kahlen Gipfeln.
tarot-2s = Zwei der Schwerter
    .picture = Eine Frau in Weiß mit verbundenen Augen sitzt mit dem Rücken zu einer See voller Klippen, zwei lange Schwerter vor der Brust gekreuzt, unter schmalem Mond.
tarot-3s = Drei der Schwerter
    .picture = Drei Schwerter stecken mitten in einem roten Herzen, während aus grauen Wolken Regen fällt.
tarot-4s = Vier der Schwerter
    .picture = Das Bild eines Ritters liegt mit gefalteten Händen auf einem Grab, drei Schwerter über ihm an der Wand und eines an der Seite; ein buntes Fenster leuchtet.
tarot-5s = Fünf der Schwerter
    .picture = Ein Mann sammelt unter zerrissenem Himmel grinsend Schwerter ein, während zwei geschlagene Gegner zum Wasser davongehen.
tarot-6s = Sechs der Schwerter
    .picture = Ein Fährmann stakt jemanden mit gebeugtem Rücken und ein Kind ans ferne Ufer; sechs Schwerter stehen aufrecht im Boot.
tarot-7s = Sieben der Schwerter
    .picture = Ein Mann schleicht auf Zehenspitzen mit fünf Klingen im Arm aus einem Lager bunter Zelte und blickt zurück zu den zweien, die er stehen ließ.
tarot-8s = Acht der Schwerter
    .picture = Eine gefesselte Frau mit verbundenen Augen steht auf nassem Grund in einem lockeren Zaun aus acht Schwertern, hoch hinter ihr eine Burg.
tarot-9s = Neun der Schwerter
    .picture = Jemand sitzt kerzengerade im Bett, das Gesicht in den Händen; neun Schwerter hängen in Reihen an der schwarzen Wand.
tarot-Ts = Zehn der Schwerter
    .picture = Ein Mann liegt mit dem Gesicht am Boden, zehn Schwerter im Rücken, an stillem Wasser; oben schwarzer Himmel, darunter ein gelber Streif Morgen.
tarot-Ps = Bube der Schwerter
    .picture = Ein Jüngling auf windigem, rauem Grund hält ein Schwert mit beiden Händen und blickt scharf über die Schulter; oben jagen Vögel und Wolken.
tarot-Ns = Ritter der Schwerter
    .picture = Ein Ritter prescht gegen den Wind, das Schwert erhoben, mit wehendem Mantel; hinter ihm biegen sich die Bäume.
tarot-Qs = Königin der Schwerter
    .picture = Eine Königin im Profil auf einem Thron über den Wolken hält das Schwert kerzengerade und streckt die freie Hand aus; hoch oben ein einzelner Vogel.
tarot-Ks = König der Schwerter
    .picture = Ein König auf einem Thron mit Schmetterlingen blickt geradeaus, das Schwert ein wenig zur Seite geneigt; hinter ihm Wolken und windschiefe Bäume.

## Münzen

tarot-Ap = Ass der Münzen
    .picture = Eine Hand aus einer Wolke trägt eine große Goldmünze über einem Garten, dessen Weg durch einen blühenden Bogen auf Berge zuführt.
tarot-2p = Zwei der Münzen
    .picture = Ein Mann mit sehr hohem Hut tanzt und jongliert zwei Münzen in einem verschlungenen Band; hinter ihm stampfen Schiffe durch steile Wellen.
tarot-3p = Drei der Münzen
    .picture = Ein Steinmetz auf einer Bank hält unter einem Kirchenbogen inne und spricht mit einem Mönch und einer Gestalt mit Kapuze, die die Pläne hält.
tarot-4p = Vier der Münzen
    .picture = Ein gekrönter Mann kauert auf einem Sitz vor der Stadt, drückt eine Münze an sich, steht auf zweien und balanciert die vierte auf dem Kopf.
tarot-5p = Fünf der Münzen
    .picture = Zwei zerlumpte Menschen, einer barfuß, einer auf Krücken, kämpfen sich durch den Schnee unter einem warm erleuchteten Kirchenfenster.
tarot-6p = Sechs der Münzen
    .picture = Ein reicher Kaufmann mit einer Waage in der Hand lässt einem knienden Bettler Münzen in die Hände fallen, während ein anderer wartet.
tarot-7p = Sieben der Münzen
    .picture = Ein junger Gärtner stützt das Kinn auf seine Hacke und mustert einen Strauch voller Münzen; eine weitere liegt zu seinen Füßen.
tarot-8p = Acht der Münzen
    .picture = Ein Handwerker sitzt rittlings auf seiner Bank und hämmert ein Muster in eine Münze; fertige hängen in einer Reihe am Pfosten, fern liegt die Stadt.
tarot-9p = Neun der Münzen
    .picture = Eine fein gekleidete Frau steht allein in ihrem Weinberg, einen Falken mit Haube auf dem Handschuh; eine Schnecke kriecht über den Boden.
tarot-Tp = Zehn der Münzen
    .picture = Ein weißhaariger Mann in reich gemustertem Mantel streichelt an einem Torbogen zwei Hunde, während ein Paar und ein Kind vorübergehen.
tarot-Pp = Bube der Münzen
    .picture = Ein Jüngling auf blühendem Feld hebt eine einzige Münze auf den Fingerspitzen und hat für nichts anderes Augen.
tarot-Np = Ritter der Münzen
    .picture = Ein Reiter in Rüstung sitzt auf einem schweren dunklen Pferd, das sich nicht rührt, die Münze in der Hand, über einem gepflügten Feld.
tarot-Qp = Königin der Münzen
    .picture = Eine Königin in einer Rosenlaube blickt auf die Münze in ihrem Schoß, während am Rand ein Kaninchen davonstiebt.
tarot-Kp = König der Münzen
    .picture = Ein König im Gewand voller Trauben sitzt auf einem Thron mit Stierköpfen, die Münze auf dem Knie, hinter der Gartenmauer seine Burg.
