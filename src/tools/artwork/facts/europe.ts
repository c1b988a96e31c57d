import { factsTable } from './table.ts';

export const europe = factsTable(`
# Croatia
bol-brac | mediterranean | hills mountains islands | sea:turquoise,blue | chalk gravel leaf | fir bush | mediterranean | - | sail fishing | summer | bol-kites | a horn of white pebbles with pines that points into turquoise water, wind and boards
dubrovnik-old-town | mediterranean | mountains hills cliffs | sea:blue,turquoise | rock paving | cypress bush | mediterranean | - | sail ferry | summer | dubrovnik ramparts | red roofs inside a massive wall above the sea
dugi-otok | mediterranean | cliffs islands hills | sea:blue,turquoise lake:green,blue | rock leaf gravel | bush fir | mediterranean | - | sail fishing | summer | dolphins | sheer pale cliffs above open blue sea on a long, thin, empty island
hvar-town | mediterranean | hills islands | sea:blue,turquoise | rock leaf | cypress fir palm | mediterranean | - | sail fishing | summer | fort | a harbour square and a fortress on the hill
korcula | mediterranean | islands hills mountains | sea:blue,turquoise | rock leaf paving | cypress fir | mediterranean | - | sail ferry fishing | summer | korcula ramparts | a walled town with round towers on a small headland below high hills
krk-baska | semi-desert | hills mountains | sea:turquoise,blue | gravel rock | bush | mediterranean | sheep | sail kayak | summer | - | bare white hills round a long beach of pebbles, sheep pens of stone
krka-waterfalls | mediterranean | hills | falls:green,turquoise pools:green,turquoise river:green | leaf rock | broad | - | - | - | summer | krka-mill boardwalk | wide veils of water over many low steps, mills beside them
makarska | mediterranean | mountains | sea:turquoise,blue | gravel rock leaf | fir palm broad | mediterranean | - | sail fishing | summer | lookout | a wall of grey limestone that rises straight behind the beach
mljet | mediterranean | hills islands rounded | lake:blue,green,turquoise sea:blue,turquoise | leaf rock | fir | mediterranean | - | kayak sail fishing | summer | mljet-monastery | a monastery on an islet in a still lake between pine woods
motovun | temperate-forest | hills | river:green,brown | leaf vines | broad | mediterranean | - | - | summer | motovun balloon | a walled town on a round hilltop above oak woods and mist
omis-cetina | mediterranean | canyon cliffs mountains | river:green,turquoise sea:blue | rock leaf sand | broad fir | mediterranean | - | raft kayak | summer | - | rafts on a green river between grey cliffs
opatija | mediterranean | hills mountains | sea:blue,green | paving leaf rock | palm broad cypress | yellow white | - | sail fishing | summer | market-stalls | villas of the imperial age, palms and a promenade along the sea
osijek-kopacki-rit | wetland | flat | flood:green,brown,dark river:brown,green | leaf grass mud | broad dead | - | deer | canoe | green | boardwalk | a flooded forest of willows with water birds and small boats
paklenica | mediterranean | canyon mountains cliffs rounded | river:green | rock leaf | fir broad bush | - | - | - | summer | climbers mountain-hut | climbers on pale walls of a dry gorge
plitvice-lakes | temperate-forest | hills | falls:turquoise,green lake:turquoise,green pools:turquoise,green | leaf rock | broad fir | - | - | - | summer | boardwalk | turquoise lakes in steps with a wooden path
pula | mediterranean | flat | sea:blue,green | paving grass rock | cypress fir | mediterranean | - | fishing sail | summer | pula-arena | a complete ring of white Roman arches beside the harbour
rovinj | mediterranean | flat | sea:blue,green | rock | bush fir | coloured | - | fishing sail | summer | rovinj | coloured houses that rise from the sea to a tall bell tower
sibenik | mediterranean | hills | sea:blue,green | paving rock | palm cypress | mediterranean | - | sail ferry fishing | summer | sibenik-cathedral fort ramparts | a white stone cathedral with a round gable, a barrel roof and a dome
split-diocletians-palace | mediterranean | mountains | sea:blue,turquoise | paving | palm | mediterranean | - | sail ferry fishing | summer | split | a palm promenade before Roman walls and a bell tower
ston-peljesac | mediterranean | hills mountains | sea:blue,green lagoon:green,pale | rock leaf vines salt | bush cypress | mediterranean | - | fishing | summer | ston-walls | a stone wall with towers that climbs over a hill behind a small town
trogir | mediterranean | flat hills | sea:blue,turquoise | paving | palm | mediterranean | - | sail ferry | summer | fort ramparts | yachts and palms along a quay that ends at a fortress
varazdin | city | flat | none | grass paving | broad | yellow german | - | - | summer | varazdin-castle market-stalls | a white castle with round towers and red roofs inside grassy ramparts
vis | mediterranean | karst hills islands cliffs | cave:blue,turquoise sea:blue,turquoise | rock leaf vines | fir bush | mediterranean | - | fishing sail skiff | summer | dolphins | a sea cave that glows electric blue, a small boat inside
zadar-sea-organ | mediterranean | flat | sea:blue,green | paving | broad fir | mediterranean | - | sail | summer | sea-organ | steps into the sea with holes that play, sunset
zagreb | city | hills | none | paving | broad | german mediterranean | - | - | summer | zagreb | a church roof with two coats of arms in coloured tiles
# Germany
bamberg | city | hills flat | river:green,dark,brown | paving leaf | broad | german | - | - | summer | bamberg-town-hall market-stalls | a painted town hall with a half-timbered front on an island between two bridges
bastei-saxon-switzerland | temperate-forest | mesas hills cliffs | river:green,dark | rock leaf | broad fir | - | - | - | summer | bastei | a stone bridge between sandstone towers
berchtesgaden-koenigssee | alpine | mountains snowpeaks | lake:green,dark,cold | leaf rock grass | fir broad | alpine | cow | launch | summer | st-bartholomae mountain-hut | a white chapel with red domes on the shore of a lake like a fjord
berlin-museum-island | city | flat | river:green,dark,blue | paving grass | broad | german modern | - | ferry | summer | berlin brandenburg-gate | a green-domed cathedral and museums by the river
bremen | city | flat | river:brown,grey | paving | broad | brick german | - | ferry sail | summer | bremen-musicians market-stalls | a donkey, a dog, a cat and a rooster on top of each other, gabled brick houses
cologne-cathedral | city | flat | river:green,blue,grey | paving grass | broad | german | - | ferry | summer | cologne | two dark spires above the Rhine
dresden | city | flat | river:green,brown,blue | paving grass | broad | german | - | ferry | summer | dresden-frauenkirche tram | a stone dome like a bell above the Elbe
frankfurt | city | flat hills | river:green,brown | paving grass | broad | modern german | - | ferry | summer | tram | a skyline of bank towers above a river
freiburg | city | hills mountains | none | paving leaf | broad fir | german | - | - | summer | freiburg-minster market-stalls black-forest-house | a red church tower with a pierced spire below dark wooded hills
hamburg-speicherstadt | city | flat | canal:dark,green,blue | paving | - | brick | - | ferry | summer | speicherstadt elbphilharmonie | brick warehouses along canals; a glass concert hall like a wave
heidelberg | city | hills | river:green,brown,blue | paving leaf rock | broad | german | - | ferry | summer | heidelberg market-stalls | a ruined red castle on a wooded slope, an old bridge with two white towers
jasmund-chalk-cliffs | temperate-forest | cliffs | sea:cold,blue,green | chalk leaf | broad | - | - | sail | summer | - | white chalk cliffs with beech forest above the Baltic
leipzig | city | flat | pond:dark,green canal:dark | grass paving | broad | german | - | kayak | summer | battle-monument tram | a huge dark stone monument with a ring of giants, mirrored in a long pool
luebeck | city | flat | river:dark,green | grass paving | broad | brick german | - | sail ferry | summer | holstentor market-stalls | a brick gate with two round towers under pointed roofs
meersburg-lake-constance | farmland | hills | lake:blue,green,turquoise | vines leaf paving | broad | german | - | sail ferry | summer | hut-jetty | coloured houses on a slope of vines above a wide lake with sails
middle-rhine-st-goar | temperate-forest | hills cliffs | river:green,brown,grey | vines leaf rock | broad | german | - | ferry | summer | pfalzgrafenstein | a white castle like a ship in the river between steep hills
munich-marienplatz | city | flat snowpeaks | river:green | paving grass | broad | german | - | - | summer | munich | a neo-Gothic town hall and two round domes
neuschwanstein-castle | alpine | mountains snowpeaks | lake:blue | leaf rock | autumn fir broad | - | cow | - | autumn | neuschwanstein | a white castle with towers on a crag before the Alps
nuremberg | city | hills flat | river:dark | paving | broad | german | - | - | summer | nuremberg-castle market-stalls | a sandstone castle with a round tower above steep red roofs
potsdam-sanssouci | city | flat | pond:green,dark,blue lake:blue,green | grass vines paving | broad | german | - | sail ferry | summer | sanssouci tram | a long yellow palace with a green dome on terraces of vines
quedlinburg | temperate-forest | hills mountains | none | paving leaf | broad fir | german | - | - | summer | half-timber-row market-stalls | crooked half-timbered houses in every lane
rothenburg | farmland | hills | river:green | paving leaf | broad | german | - | - | summer | rothenburg-ploenlein half-timber-row market-stalls | a half-timbered house between two lanes that end in gate towers
sylt | moor | flat dunes cliffs | sea:cold,grey,blue,green | sand grass | bush | thatch | sheep | sail | summer | strandkorb | hooded wicker chairs on a long beach with surf and dunes
triberg-waterfalls | conifer-forest | hills | falls:dark,grey,green | rock leaf | fir | german | - | - | summer | black-forest-house | a fall over granite steps between dark firs
trier | city | hills flat | river:green | paving vines | broad | german | - | - | summer | porta-nigra market-stalls | a blackened Roman gate with rows of arches
zugspitze-eibsee | alpine | mountains snowpeaks | lake:turquoise,green,blue | rock leaf gravel | fir | alpine | - | kayak | summer | gondola-cable mountain-hut | a turquoise lake with fir trees below a wall of grey rock
# Italy
aeolian-islands-lipari | volcanic | volcano islands cliffs | sea:blue,dark | lava ash rock leaf | bush | white | - | ferry sail fishing | summer | stromboli dolphins | a dark cone in the sea with glowing lava down one side, white houses at its foot
agrigento-valley-of-temples | mediterranean | flat hills cliffs | sea:blue | drygrass soil rock chalk | broad cypress | mediterranean | - | - | dry | concordia-temple | a honey-coloured Greek temple with all its columns on a ridge above the sea
alberobello-trulli | mediterranean | rolling flat | none | redsoil drygrass grass paving | broad bush | white | horse | - | summer | trulli | whitewashed huts with grey cones of stone slabs
alghero | mediterranean | cliffs flat | sea:blue,turquoise | rock sand leaf | bush palm | mediterranean | - | ferry sail fishing | summer | white-lighthouse ramparts | a pale cape like a wall in the sea, a lighthouse on top; ramparts with towers
amalfi-coast | mediterranean | mountains cliffs | sea:blue,turquoise | rock leaf | cypress | mediterranean | - | ferry sail fishing | summer | - | pastel houses stacked on a cliff, a tiled dome
assisi | mediterranean | hills | none | paving leaf drygrass | cypress broad | mediterranean | - | - | summer | assisi-basilica | a pink-white church on two rows of high arches at the end of a hill town
bologna | city | flat hills | none | paving | broad | coloured mediterranean | - | - | summer | bologna-towers market-stalls | two leaning brick towers above red houses
capri | mediterranean | cliffs mountains islands karst | sea:blue,turquoise,dark cave:blue,turquoise | rock leaf | fir bush cypress | white mediterranean | - | sail ferry fishing rowboat | summer | - | the Faraglioni, pale rock stacks in deep blue water below cliffs
cinque-terre | mediterranean | cliffs hills | sea:blue,green,turquoise | rock vines | bush cypress | coloured | - | fishing | summer | - | bright houses on a cliff above a tiny harbour
florence | mediterranean | hills | river:green,brown | paving grass | cypress | mediterranean | - | - | summer | florence | a red dome above a sea of roofs
lake-como-varenna | alpine | mountains | lake:blue,green,dark | leaf rock paving | cypress broad | coloured | - | ferry sail | summer | church | bright houses and a church tower between a deep lake and steep mountains
lecce | city | flat | none | paving | palm broad | mediterranean | - | - | summer | lecce-santa-croce market-stalls | a carved church front with a rose window, all in honey-coloured stone
matera | mediterranean | canyon hills cliffs | none | rock paving drygrass | bush | white | - | - | dry | - | cube houses and caves of pale stone stacked on the side of a ravine
milan | city | flat | canal:green,dark | paving grass | broad | mediterranean modern | - | - | summer | milan-duomo tram | a white marble cathedral with a forest of spires
mount-etna | volcanic | volcano | none | lava ash vines | fir bush | - | - | - | summer | - | a broad smoking volcano of black lava with snow on its summit, vines at its foot
naples | city | volcano hills flat | sea:blue,turquoise | paving | palm fir | coloured mediterranean | - | ferry fishing sail | summer | market-stalls | a crowded city on a bay with Vesuvius behind
palermo | city | mountains flat | sea:blue | paving | palm | mediterranean | - | fishing | summer | san-cataldo market-stalls | a stone church with three red domes, palms and markets
pisa | city | flat | river:green,brown | grass paving | broad | mediterranean | - | - | summer | pisa-tower | a leaning white tower beside a cathedral on a lawn
pompeii | mediterranean | flat volcano | none | grass soil paving | cypress fir | - | - | - | summer | pompeii | ruined columns and streets with Vesuvius behind
rome-colosseum | mediterranean | flat hills | river:green | paving grass | cypress fir | mediterranean | - | - | summer | colosseum pompeii | a half broken arena of three rows of arches
siena | city | hills | none | paving soil drygrass | cypress | mediterranean | horse | - | summer | siena-mangia | a brick palace with a very slender tower on a shell-shaped square
syracuse-ortigia | mediterranean | flat | sea:blue,turquoise | paving rock | palm | mediterranean | - | fishing sail | summer | market-stalls | an island of honey-coloured houses just above bright blue water
tre-cime-dolomites | alpine | mountains | lake:green,blue | rock grass | fir | - | sheep cow | - | summer | mountain-hut | three vertical rock towers side by side
val-gardena-seceda | alpine | mountains | none | grass rock | fir | - | cow | - | summer | seceda mountain-hut | a meadow that rises like a ramp and breaks off in a row of rock blades
venice | city | flat | canal:green,turquoise lagoon:green,turquoise,blue | paving | - | coloured | - | gondola ferry | summer | venice campanile | gondolas before palaces, domes and a bell tower
verona | city | hills flat | river:green | paving grass | cypress broad | mediterranean coloured | - | - | summer | verona-arena market-stalls | a Roman arena of two tiers, a wing of four arches higher than the rest
`);
