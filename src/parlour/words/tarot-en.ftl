# The tarot deck: the name of each card, and what its picture shows. The line is read aloud as
# the picture's text and offered to whoever narrates; it says what is there, never what it means.

## Major arcana

tarot-M00 = The Fool
    .picture = A traveller in a flowered tunic strolls toward a cliff edge, eyes on the sky, bundle over one shoulder, white rose in hand, a little dog leaping at their heels.
tarot-M01 = The Magician
    .picture = A red-robed figure lifts a wand to heaven and points at the ground; cup, sword, coin and staff wait on the table, and a figure-eight floats overhead.
tarot-M02 = The High Priestess
    .picture = A veiled woman sits between a black pillar and a white one, a scroll half hidden in her robe, a crescent moon by her foot and a fruit-patterned curtain behind.
tarot-M03 = The Empress
    .picture = A woman crowned with stars lounges on cushions among ripe wheat, a heart-shaped shield beside her and a stream spilling out of the woods.
tarot-M04 = The Emperor
    .picture = A bearded ruler, armour showing under his robe, sits on a stone throne carved with rams' heads while bare red mountains rise behind him.
tarot-M05 = The Hierophant
    .picture = A triple-crowned priest raises two fingers over a pair of kneeling monks, crossed keys lying at his feet between two grey pillars.
tarot-M06 = The Lovers
    .picture = A naked man and woman stand beneath a vast winged angel; a serpent winds up the fruit tree behind her and flames leaf the tree behind him.
tarot-M07 = The Chariot
    .picture = An armoured prince rides under a canopy of stars, no reins in his hands, behind one black sphinx and one white that look different ways.
tarot-M08 = Strength
    .picture = A woman garlanded in flowers bends and gently holds a lion's jaws, a figure-eight hovering above her head.
tarot-M09 = The Hermit
    .picture = A grey-cloaked old man stands alone on a snowy height, leaning on a staff and holding up a lantern with a star burning in it.
tarot-M10 = Wheel of Fortune
    .picture = A lettered wheel turns in the clouds: a sphinx with a sword on top, a snake sliding down, a jackal-headed creature rising, four winged readers in the corners.
tarot-M11 = Justice
    .picture = A crowned judge in red sits between pillars, sword straight up in one hand and a pair of level scales in the other.
tarot-M12 = The Hanged Man
    .picture = A man dangles by one ankle from a living wooden beam, free leg crossed behind, hands out of sight, face calm inside a halo.
tarot-M13 = Death
    .picture = A skeleton in black armour rides a white horse past a fallen king, a pleading bishop, a maiden and a child, while the sun sits between two far towers.
tarot-M14 = Temperance
    .picture = A winged angel with one foot on land and one in a pool pours a stream between two cups; a path runs off to a glow behind the hills.
tarot-M15 = The Devil
    .picture = A horned, bat-winged beast squats on a block above a naked man and woman whose neck-chains hang loose enough to slip.
tarot-M16 = The Tower
    .picture = Lightning blows the crown off a tall tower on a crag; fire fills the windows and two people plunge head first.
tarot-M17 = The Star
    .picture = A naked woman kneels by a pool, emptying one jug onto the earth and one into the water, beneath one great star and seven small ones.
tarot-M18 = The Moon
    .picture = A dog and a wolf bay at a frowning moon between two towers while a crayfish crawls from the pool onto the path.
tarot-M19 = The Sun
    .picture = A naked child on a white horse trails a huge red banner past a wall of sunflowers under a sun with a face.
tarot-M20 = Judgement
    .picture = An angel sounds a trumpet from the clouds, and grey naked people stand up with open arms in coffins adrift on the water.
tarot-M21 = The World
    .picture = A dancer wrapped in a loose scarf, a wand in each hand, floats inside a great wreath; a man, an eagle, a bull and a lion watch from the corners.

## Wands

tarot-Aw = Ace of Wands
    .picture = A hand bursts from a cloud gripping a staff that is still sprouting leaves, with a castle on a far hill.
tarot-2w = Two of Wands
    .picture = A man on a battlement weighs a small globe in his palm and looks out over land and sea, one staff in hand and another fixed to the wall.
tarot-3w = Three of Wands
    .picture = Seen from behind, someone on a clifftop rests a hand on one of three planted staves and watches ships cross a golden bay.
tarot-4w = Four of Wands
    .picture = Four tall staves carry a garland of flowers; two figures wave bouquets in welcome before a castle in holiday mood.
tarot-5w = Five of Wands
    .picture = Five youths clash staves in a tangled brawl where it is impossible to tell who is winning, or whether it is serious.
tarot-6w = Six of Wands
    .picture = A rider crowned with laurel parades on a draped horse, a wreath tied to his staff, an escort on foot all round him.
tarot-7w = Seven of Wands
    .picture = One man on high ground, in shoes that do not match, fends off six staves jabbing up from below.
tarot-8w = Eight of Wands
    .picture = Eight staves fly side by side through an empty sky, slanting down toward a river and green country.
tarot-9w = Nine of Wands
    .picture = A man with a bandaged head clings to his staff and glances sideways, eight more standing behind him like a fence.
tarot-Tw = Ten of Wands
    .picture = A man bent double hugs a load of ten staves to his face and trudges toward a town he can hardly see.
tarot-Pw = Page of Wands
    .picture = A young herald in a lizard-patterned tunic stands in the desert, studying the tip of a staff taller than himself.
tarot-Nw = Knight of Wands
    .picture = An armoured rider with flame-like plumes wrestles a rearing horse across the desert, staff held high.
tarot-Qw = Queen of Wands
    .picture = A queen sits squarely on a lion-carved throne, sunflower in one hand and staff in the other, a black cat at her feet.
tarot-Kw = King of Wands
    .picture = A king in fiery robes leans forward on a throne of lions and lizards, leafing staff in hand, a live lizard by his side.

## Cups

tarot-Ac = Ace of Cups
    .picture = A hand from a cloud holds out a chalice overflowing in streams into a lily pond as a dove dives toward it.
tarot-2c = Two of Cups
    .picture = A man and a woman face each other to exchange cups; above them a winged lion's head tops a staff wound with two snakes.
tarot-3c = Three of Cups
    .picture = Three women dance in a ring and raise their cups together, the harvest heaped around their feet.
tarot-4c = Four of Cups
    .picture = A young man sulks cross-armed under a tree, looking past three cups on the grass and a fourth held out by a hand from a cloud.
tarot-5c = Five of Cups
    .picture = A figure in a black cloak mourns three spilled cups, blind to two still standing behind and to the bridge across the river.
tarot-6c = Six of Cups
    .picture = In an old courtyard a boy hands a smaller child a cup filled with white flowers while a grown-up with a spear walks away.
tarot-7c = Seven of Cups
    .picture = A man in shadow gapes at seven cups in a cloud bank: a face, a veiled glowing shape, a snake, a castle, jewels, a wreath, a dragon.
tarot-8c = Eight of Cups
    .picture = Someone in a red cloak climbs away by night with a staff, leaving eight neatly stacked cups behind under a half-covered moon.
tarot-9c = Nine of Cups
    .picture = A well-fed man sits with folded arms and a satisfied smile before a high curved shelf of nine cups.
tarot-Tc = Ten of Cups
    .picture = A couple lift their arms to a rainbow set with ten cups while two children dance near a cottage and a stream.
tarot-Pc = Page of Cups
    .picture = A dandy youth beside the sea stares, unsurprised, at a fish poking its head out of his cup.
tarot-Nc = Knight of Cups
    .picture = A rider in a winged helmet brings his horse at a slow walk to a stream, holding a cup out before him like an offering.
tarot-Qc = Queen of Cups
    .picture = A queen at the water's edge, her throne carved with sea-children, gazes into an ornate lidded cup she does not open.
tarot-Kc = King of Cups
    .picture = A king sits on a stone throne that somehow floats on rough sea, cup and sceptre in hand, a fish leaping on one side and a ship on the other.

## Swords

tarot-As = Ace of Swords
    .picture = A hand from a cloud holds one sword upright, its point inside a crown hung with leafy branches, over bare peaks.
tarot-2s = Two of Swords
    .picture = A blindfolded woman in white sits with her back to a rocky sea, two long swords crossed over her chest under a thin moon.
tarot-3s = Three of Swords
    .picture = Three swords run straight through a red heart while rain falls from grey clouds.
tarot-4s = Four of Swords
    .picture = The figure of a knight lies on a tomb with hands pressed in prayer, three swords on the wall above and one along the side, a coloured window glowing.
tarot-5s = Five of Swords
    .picture = A smirking man gathers up swords under a torn sky as two beaten opponents walk off toward the water.
tarot-6s = Six of Swords
    .picture = A ferryman poles a hunched adult and a child across to a far shore, six swords standing upright in the boat.
tarot-7s = Seven of Swords
    .picture = A man tiptoes from a camp of bright tents with an armful of five blades, looking back at the two he left.
tarot-8s = Eight of Swords
    .picture = A woman bound and blindfolded stands on wet ground in a loose fence of eight swords, a castle high behind her.
tarot-9s = Nine of Swords
    .picture = Someone sits bolt upright in bed, face buried in hands, nine swords ranked along the black wall behind.
tarot-Ts = Ten of Swords
    .picture = A man lies face down with ten swords in his back beside still water, black sky above and a yellow line of dawn.
tarot-Ps = Page of Swords
    .picture = A youth on windy rough ground holds a sword two-handed and looks sharply over one shoulder, birds and clouds racing overhead.
tarot-Ns = Knight of Swords
    .picture = A knight charges flat out into the wind, sword aloft, cloak streaming, trees bending behind.
tarot-Qs = Queen of Swords
    .picture = A queen in profile on a throne above the clouds holds her sword bolt upright and stretches out her free hand, one bird high overhead.
tarot-Ks = King of Swords
    .picture = A king looks straight out from a throne carved with butterflies, sword tilted slightly to one side, clouds and wind-blown trees behind.

## Pentacles

tarot-Ap = Ace of Pentacles
    .picture = A hand from a cloud cradles one great gold coin above a garden whose path leads through a flowered arch toward mountains.
tarot-2p = Two of Pentacles
    .picture = A man in a very tall hat dances as he juggles two coins inside a looped ribbon, ships pitching on steep waves behind.
tarot-3p = Three of Pentacles
    .picture = A stonemason on a bench pauses under a church arch to talk with a monk and a hooded figure who holds the plans.
tarot-4p = Four of Pentacles
    .picture = A crowned man hunches on a seat outside the city, hugging one coin, standing on two, balancing a fourth on his head.
tarot-5p = Five of Pentacles
    .picture = Two ragged people, one barefoot and one on crutches, struggle through snow beneath a warm lit church window.
tarot-6p = Six of Pentacles
    .picture = A rich merchant with scales in one hand drops coins into the hands of a kneeling beggar while another waits.
tarot-7p = Seven of Pentacles
    .picture = A young grower leans his chin on his hoe and eyes a bush heavy with coins, one more lying by his feet.
tarot-8p = Eight of Pentacles
    .picture = A craftsman astride his bench hammers a design into a coin, a row of finished ones on the post, the town far off.
tarot-9p = Nine of Pentacles
    .picture = A finely dressed woman stands alone in her vineyard with a hooded falcon on her glove, a snail crossing the ground.
tarot-Tp = Ten of Pentacles
    .picture = A white-haired man in a richly patterned coat strokes two dogs at an archway while a couple and a child pass by.
tarot-Pp = Page of Pentacles
    .picture = A youth in a flowering field lifts a single coin on his fingertips and looks at nothing else.
tarot-Np = Knight of Pentacles
    .picture = An armoured rider sits a heavy dark horse that is not moving at all, coin in hand, above a ploughed field.
tarot-Qp = Queen of Pentacles
    .picture = A queen in a bower of roses looks down at the coin in her lap while a rabbit bolts past the corner.
tarot-Kp = King of Pentacles
    .picture = A king in a robe covered with grapes sits on a bull-headed throne, coin on his knee, his castle behind the garden wall.
