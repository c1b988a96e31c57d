import { factsTable } from './table.ts';

export const oceania = factsTable(`
# Australia
adelaide | farmland | rolling hills flat | none | vines drygrass paving | broad | modern | - | - | summer | wine kangaroo | rows of vines between gum trees and dry golden hills
blue-mountains | temperate-forest | cliffs mesas mountains | none | rock redrock leaf | broad | - | - | - | summer | three-sisters boardwalk lookout | three sandstone towers above a blue-hazed valley of gum trees
brisbane | city | flat hills | river:brown | paving leaf grass | palm broad | modern | - | ferry | summer | story-bridge kangaroo | a steel bridge with two peaks over a brown river, towers behind
byron-bay | tropical-coast | cliffs hills | sea:blue,turquoise | sand grass leaf rock | palm broad | - | - | kayak | summer | white-lighthouse surfer dolphins whale | a white lighthouse on the easternmost headland, surf below
cradle-mountain | alpine | mountains | lake:dark,cold,blue | drygrass rock leaf | fir bush | - | - | - | summer | boardwalk | a jagged dark mountain with a dip behind a cold, dark lake
daintree-cape-tribulation | rainforest | mountains hills | river:brown,dark,green sea:turquoise,blue | leaf sand mud | rain palm mangrove | - | - | ferry | green | cassowary crocodile boardwalk | a cassowary on a beach right below dark rainforest, crocodiles in the river
darwin-litchfield | savanna | flat | pools:green,dark river:brown,green | redsoil drygrass sand | broad palm | - | - | - | dry | termite-mounds crocodile market-stalls | grey termite mounds like rows of gravestones, tall red ones between
freycinet | temperate-forest | mountains hills crags | sea:turquoise,blue,cold | sand rock leaf | broad bush | - | - | sail kayak | summer | kangaroo | a perfect curve of white sand seen from above, pink granite peaks
grampians | dry-forest | mesas mountains hills | falls:dark,brown | drygrass grass rock | broad | - | - | - | summer | kangaroo lookout | kangaroos on a meadow below a long wall of sandstone
great-barrier-reef-cairns | reef | islands | sea:turquoise,blue | coral sand | palm | - | shark turtle fish diver | sail | summer | turtle | coral gardens in clear blue water
hobart | city | hills mountains | sea:blue,cold,grey | paving leaf rock | broad | colonial | - | sail fishing ferry | summer | market-stalls | sandstone warehouses by a harbour below one broad mountain
kakadu-national-park | savanna | cliffs mesas | falls:dark,green,brown flood:blue,brown pools:green,dark | redrock grass leaf | tropical palm broad | - | pelican | - | green | crocodile twyfelfontein-rock | a sandstone escarpment with falls, wetlands and rock paintings
kangaroo-island | mediterranean | cliffs flat | sea:blue,turquoise | rock sand leaf | bush broad | - | seal | - | summer | remarkable-rocks seals kangaroo | wind-carved orange boulders on a bare granite dome above the sea
kgari-fraser-island | temperate-forest | dunes rolling hills | sea:blue,turquoise lake:turquoise,blue | sand | broad fir | - | - | - | summer | dingo shipwreck safari-car | a beach for a road, coloured sand cliffs and a rusted wreck
kings-canyon | semi-desert | canyon cliffs mesas | pools:dark,green | redrock redsoil drygrass | bush palm | - | - | - | dry | kangaroo | sheer red sandstone walls as if cut with a saw
magnetic-island | tropical-coast | hills islands | sea:blue,turquoise,green | rock sand leaf | fir broad palm | - | - | sail kayak | summer | koala turtle | a koala in a gum tree among round granite boulders
melbourne-laneways | city | flat | river:brown | paving | lanterns broad | modern | - | - | summer | tram | narrow lanes full of paint, trams
ningaloo-exmouth | desert-coast | flat hills | sea:turquoise,blue | sand coral redsoil | - | - | whaleshark turtle shark fish diver | sail | dry | turtle | a whale shark beside a reef off a desert coast
nitmiluk-katherine-gorge | savanna | canyon cliffs mesas | river:green,brown,dark | redrock sand leaf | palm tropical | - | - | canoe | dry | crocodile | canoes on a calm green river between red sandstone walls
noosa | tropical-coast | hills flat | sea:turquoise,blue river:dark,brown | sand leaf | palm broad | - | - | canoe kayak | summer | surfer dolphins | point breaks and pandanus palms below a green headland
perth-rottnest | mediterranean | flat | sea:turquoise,blue river:blue | sand rock leaf | bush fir | modern | - | sail ferry | summer | quokka white-lighthouse cyclists dolphins | a smiling quokka beside a bay of clear turquoise
sydney-harbour | city | flat | sea:blue | paving leaf | broad | modern | - | ferry sail | summer | opera harbour-bridge | white shells by the harbour and a steel arch
twelve-apostles | mediterranean | cliffs | sea:turquoise,blue,cold,green | rock sand leaf grass | bush | - | kangaroo | - | summer | kangaroo | ochre limestone stacks in the surf
uluru | semi-desert | inselberg flat | none | redsoil redsand drygrass | bush acacia | - | - | - | dry | kangaroo dingo | one huge red rock on a flat red plain
whitehaven-beach | tropical-coast | hills islands | sea:turquoise | sand | fir broad palm | - | - | sail | summer | - | white sand that swirls into turquoise water
# New Zealand
abel-tasman-coast | temperate-forest | hills | sea:turquoise,green,blue | sand | broad fir | - | seal | kayak | summer | seals | golden sand, kayaks and dark forest
aoraki-hooker-valley | alpine | snowpeaks | lake:grey,milky | rock drygrass | - | - | - | - | summer | suspension-bridge mountain-hut | a pyramid of ice above a grey glacier lake
auckland | city | volcano hills flat shield | sea:blue,green | paving grass | broad palm | modern | - | sail ferry | summer | sky-tower dolphins | a needle of a tower above a harbour full of sails
bay-of-islands | temperate-forest | islands hills | sea:blue,turquoise,green | leaf grass | broad fir | white | - | sail | summer | dolphins maori-house | many low green islands with sailing boats
cape-reinga | farmland | cliffs dunes hills | sea:blue,turquoise,cold | grass leaf sand | bush | - | cow | - | summer | white-lighthouse | a small white lighthouse on the last green cape, where two seas meet
christchurch | city | flat | river:green,dark | paving grass | broad | modern | - | - | summer | cardboard-cathedral tram | a cathedral like a tent with a triangle of coloured glass, trams
coromandel-cathedral-cove | temperate-forest | hills cliffs | sea:turquoise,blue,green | sand leaf | broad | - | - | kayak | summer | cathedral-cove dolphins | a high arch through a white cliff on a sandy cove
dunedin-otago-peninsula | farmland | hills cliffs | sea:blue,cold,green | grass rock sand | broad | - | penguin seal sheep | - | summer | penguins seals | penguins that come ashore at dusk below green headlands
franz-josef-glacier | rainforest | snowpeaks mountains | river:grey,milky lake:dark,blue | leaf rock gravel | rain broad | - | - | kayak | green | suspension-bridge | ice above dripping rainforest, a grey river between
glenorchy-routeburn | alpine | mountains snowpeaks | lake:blue river:blue,turquoise | drygrass rock leaf | broad | - | sheep | - | summer | hikers glenorchy-shed mountain-hut | walkers on an open ridge of yellow tussock between snowy mountains
hobbiton-matamata | farmland | hills rolling | pond:green | grass | broad | - | sheep | - | green | hobbit | round doors in green hills
kaikoura | farmland | snowpeaks mountains flat | sea:blue,cold,turquoise | gravel grass rock | broad | - | seal | - | summer | whale seals dolphins | a whale's tail off the beach and snowy mountains behind
lake-tekapo | puna | snowpeaks mountains | lake:milky,turquoise | drygrass gravel rock | fir | - | sheep | - | summer | tekapo-church tents | a small stone church beside a milky turquoise lake
milford-sound | temperate-forest | mountains snowpeaks | sea:dark,blue,cold falls:grey | rock leaf | rain broad | - | seal | ferry kayak | green | dolphins | a sharp peak that rises straight from dark water, falls
napier | city | flat hills | sea:blue,green | paving gravel | palm fir | rainbow | - | - | summer | market-stalls | art deco fronts in pastel colours along a street with palms
punakaiki | rainforest | cliffs hills | sea:blue,green,grey | rock leaf | palm rain | - | - | - | green | pancake-rocks boardwalk | grey rocks in layers like stacks of pancakes, spray between them
queenstown | alpine | mountains snowpeaks | lake:blue | drygrass leaf rock | autumn fir | alpine | - | sail ferry | autumn | gondola-hill | jagged mountains above a blue lake, a gondola
raglan | temperate-forest | hills volcano | sea:blue,grey,green | darksand leaf grass | broad palm | - | sheep | - | summer | surfer | long left-hand waves off a beach of black sand
rotorua-geothermal | temperate-forest | crater hills | lake:turquoise,milky,green pools:turquoise,milky,green | rock leaf | bush fir broad | - | - | - | green | geyser maori-house | steaming pools with orange rims, geysers
stewart-island | temperate-forest | hills | sea:dark,blue,green | sand leaf | rain broad | - | - | fishing kayak | green | kiwi boardwalk | a kiwi on the beach under a sky full of stars
taranaki | farmland | volcano | lake:dark,blue,cold sea:blue | drygrass grass leaf | broad | - | cow | - | summer | - | an even cone with a white cap, mirrored in a small tarn
taupo | temperate-forest | hills volcano | falls:turquoise,milky river:turquoise,milky lake:blue,turquoise | leaf rock grass | fir broad | - | - | sail kayak | summer | geyser | a river that bursts in ice-blue foam out of a narrow slot
tongariro-alpine-crossing | volcanic | volcano crater | lake:turquoise,milky,green | lava drygrass ash | - | - | - | - | summer | - | a red crater and emerald lakes beside a dark cone
waitomo-caves | farmland | karst hills | cave:dark,green,blue | rock leaf grass | rain broad | - | sheep | raft | green | glowworms | blue lights of glowworms on the roof of a dark cave, a raft below
wanaka | alpine | mountains snowpeaks | lake:blue,cold | drygrass gravel rock | autumn fir | - | sheep | sail kayak | autumn | wanaka-tree hikers | one crooked tree that stands in a lake before snowy mountains
wellington | city | hills | sea:blue,cold,green | paving leaf | broad fir | weatherboard coloured | seal | ferry sail | summer | - | wooden houses one above the other on steep hills round a harbour
`);
