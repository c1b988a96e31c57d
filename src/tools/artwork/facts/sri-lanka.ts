import { factsTable } from './table.ts';

export const sriLanka = factsTable(`
adams-peak | cloud-forest | mountains | none | leaf rock | rain broad | - | - | - | dry | peak-shrine | a pointed cone with a small shrine on top and a string of lights up to it
anuradhapura | dry-forest | flat | pond:green,dark,brown lake:green,brown | grass soil | tropical palm | - | cow | - | green | dagoba ruin-columns red-stupa buddha | a white dome as large as a hill above trees and stone ponds
arugam-bay | tropical-coast | flat | sea:blue,turquoise | sand | palm | thatch | asian-elephant | fishing outrigger | summer | surfer beach-huts outrigger-boats | a long right-hand wave off a point, boats and huts on brown sand
bambarakanda-falls | conifer-forest | mountains | falls:dark,green,grey | rock leaf | fir broad | - | - | - | green | - | a very tall thin fall over a bare rock wall, pines below
batticaloa-lagoon | tropical-coast | flat | lagoon:green,blue,brown,grey | grass sand | palm mangrove | white colonial | - | canoe fishing outrigger | dry | white-lighthouse ramparts | a wide lagoon with a white lighthouse, palms and an old fort
bentota-beach | tropical-coast | flat | sea:blue,turquoise river:green,brown | sand | palm | - | - | outrigger fishing | summer | outrigger-boats turtle train | a long golden beach with palms, the railway behind it
bundala-national-park | wetland | flat dunes | lagoon:grey,blue,brown,pale flood:grey,blue,brown,pale | grass sand mud | tropical bush | - | flamingo pelican asian-elephant buffalo | - | dry | pelicans crocodile peacock | shallow lagoons full of waders and storks
colombo-fort-pettah | city | flat | lake:green,blue sea:blue | paving grass | palm | shophouse white modern colonial | - | fishing | summer | colombo-mosque lotus-tower | a red and white striped mosque, market lanes and new towers by the sea
dambulla-cave-temple | dry-forest | inselberg hills | none | rock leaf paving | tropical palm | - | - | - | green | dambulla dambulla-golden | a white colonnade under the overhang of a dark rock
delft-island | tropical-coast | flat | sea:turquoise,blue | drygrass coral sand | baobab palm bush | - | horse cow | fishing | dry | horses ramparts lone-baobab | wild ponies on flat grassland, coral walls and one baobab
diyaluma-falls | monsoon-forest | mountains | falls:green,blue,dark pools:green,blue,turquoise | rock grass | tropical palm | - | - | - | green | - | a fall 220 m high with rock pools at its upper edge
ella | cloud-forest | mountains | none | tea leaf grass | tropical fir broad | white thatch | - | - | green | train nine-arch tea-factory | a gap between two steep hills, tea on the slopes
gal-oya-national-park | dry-forest | hills mountains | lake:blue,green | grass leaf | tropical dead | - | asian-elephant buffalo | canoe | dry | swimming-elephants asian-elephants | elephants that swim between the islands of a reservoir
galle-fort | tropical-coast | flat cliffs | sea:blue,turquoise | grass sand rock | palm | colonial white mediterranean | - | fishing | summer | white-lighthouse ramparts dutch-church | a white lighthouse on the ramparts above the sea
hikkaduwa | reef | flat | sea:turquoise,blue | sand coral | palm | - | turtle fish | outrigger fishing | summer | turtle surfer | turtles and a shallow reef off the beach
hiriketiya-bay | tropical-coast | hills | sea:turquoise,blue | sand | palm | - | - | outrigger | summer | surfer beach-huts | a small horseshoe bay full of palms with an easy wave
horton-plains-worlds-end | cloud-forest | mountains cliffs | none | drygrass grass | broad rain | - | deer | - | dry | - | tufted grassland that ends at a cliff, blue ridges and mist far below
jaffna | dry-forest | flat | sea:green,turquoise lagoon:green | sand soil paving | palm | colonial white | cow | fishing | dry | gopuram jaffna-fort | a golden and coloured temple tower, tall palmyra palms
kalpitiya | tropical-coast | flat | lagoon:turquoise,blue,green sea:blue,turquoise | sand | palm bush | thatch | - | outrigger fishing | dry | dolphins kitesurfers beach-huts | kites and flat water along a sandy spit
kandy-temple-of-the-tooth | monsoon-forest | hills | lake:green,dark | leaf grass paving | tropical palm | shophouse white colonial | asian-elephant | - | green | tooth-temple | a lake with a low white temple and an octagonal tower, green hills around
kataragama | dry-forest | flat hills | river:green,brown | soil paving | palm tropical | - | asian-elephant peacock | - | dry | dagoba peacock | a large white dome, temples and offerings under old trees
kitulgala-rafting | rainforest | hills | river:green,dark,brown | leaf rock | rain tropical palm | - | - | raft kayak | green | bamboo-bridge | rafts in the rapids between forested banks
knuckles-riverston | cloud-forest | mountains | falls:green,dark | grass leaf | tropical rain | - | - | - | green | - | a ridge like a clenched fist, grass and cloud forest
kumana-national-park | wetland | flat | lagoon:brown,green,grey flood:brown,green,grey | grass mud | mangrove tropical | - | pelican asian-elephant buffalo flamingo deer | - | dry | pelicans crocodile peacock | thousands of pelicans and storks that nest in flooded mangroves
liptons-seat-haputale | cloud-forest | mountains | none | tea | tropical broad fir | white | - | - | green | tea-factory | a lookout above tea slopes with low hills as far as the sea
little-adams-peak | cloud-forest | mountains | none | tea grass | tropical broad | - | - | - | green | - | a small pointed hill with a path over a grassy ridge, tea below
madu-ganga | wetland | flat | river:green,brown,dark lagoon:green,brown | leaf | mangrove palm | - | - | longtail canoe outrigger | green | hut-jetty crocodile | boats that glide through tunnels of mangrove
mannar-island | dry-forest | flat | lagoon:pale,blue,grey,turquoise flood:pale,blue,grey sea:blue,turquoise | sand soil | palm baobab | - | flamingo horse | fishing | dry | flamingos baobabs ramparts | flamingos in the shallows, donkeys and a thick baobab
meemure-village | monsoon-forest | mountains terraces | river:green | rice leaf | tropical palm | thatch white | cow buffalo | - | green | lakegala | rice terraces below a single sharp rock peak
mihintale | dry-forest | inselberg hills | pond:green | rock leaf | tropical palm | - | - | - | green | dagoba ruin-columns | a white dome above the forest beside bare granite, steps between frangipani trees
minneriya-national-park | dry-forest | flat hills | lake:blue,grey,brown flood:blue,grey,brown | grass | tropical dead | - | asian-elephant pelican buffalo | - | dry | asian-elephants | hundreds of elephants on the grass around a shrinking reservoir
mirissa-whale-watching | tropical-coast | flat hills | sea:blue | sand | palm | - | whale | fishing outrigger | summer | whale dolphins outrigger-boats surfer | a blue whale's fluke off a palm-lined bay
negombo | tropical-coast | flat | sea:blue,green,turquoise lagoon:green,blue | sand | palm | white | - | outrigger fishing | summer | oruwa outrigger-boats | broad fishing boats with square brown sails
nine-arch-bridge | cloud-forest | hills mountains | none | leaf tea | tropical palm | - | - | - | green | nine-arch train | a curved viaduct of nine arches in the jungle, a blue train on it
nuwara-eliya-tea | cloud-forest | hills mountains | lake:dark | tea grass | tropical fir broad | colonial | - | - | green | tea-factory train | tea to the horizon and a long factory with many windows
pasikudah-beach | tropical-coast | flat | sea:turquoise | sand | palm | - | - | fishing outrigger | summer | outrigger-boats | very shallow calm water in a wide curve of sand
peradeniya-botanical-gardens | monsoon-forest | hills | river:brown | grass leaf | palm broad tropical | - | - | - | green | royal-palms | an avenue of tall royal palms
pidurangala-rock | dry-forest | inselberg hills | none | rock leaf | tropical | - | - | - | green | sigiriya buddha | the bare summit with Lion Rock straight across
pigeon-island-nilaveli | reef | flat | sea:turquoise,blue | coral sand | palm | - | shark turtle fish | - | summer | turtle | young reef sharks over coral beside a small island
pinnawala-elephants | monsoon-forest | hills | river:brown,green | rock leaf grass | palm tropical | shophouse | asian-elephant | - | green | asian-elephants | a herd of elephants that bathes in a rocky river
polonnaruwa | dry-forest | flat | lake:blue pond:green | grass soil | tropical broad | - | deer | - | green | vatadage polonnaruwa-buddha | a round shrine with guard stones and large Buddhas cut from the rock
ritigala | dry-forest | hills mountains | none | leaf rock | rain tropical | - | - | - | green | ruin-columns | mossy stone paths and platforms in the forest
sigiriya | dry-forest | inselberg hills | pond:green,dark | leaf rock | tropical | - | asian-elephant | - | green | sigiriya | a sheer rock 200 m high that stands alone above the forest
sinharaja-forest | rainforest | hills | river:dark,green | leaf | rain | - | - | - | green | hornbill | old rainforest, tree ferns and mist
tangalle-rekawa-turtles | tropical-coast | flat | sea:blue,turquoise | sand | palm | - | turtle | outrigger fishing | summer | turtle outrigger-boats | a green turtle on the beach at night
trincomalee-koneswaram | tropical-coast | cliffs | sea:blue,turquoise | rock leaf | tropical palm | - | deer | fishing | summer | gopuram | a temple tower on a cliff high above the sea
udawalawe-national-park | savanna | flat mountains | lake:blue,brown | grass drygrass | tropical bush dead | - | asian-elephant buffalo | - | dry | asian-elephants peacock | elephants in open grass before blue mountains
unawatuna | tropical-coast | hills | sea:turquoise,blue | sand leaf rock | palm tropical | - | - | outrigger fishing | summer | dagoba outrigger-boats | a curved bay under a wooded headland with a white dome
weligama-surf | tropical-coast | flat | sea:blue,turquoise | sand | palm | - | - | outrigger fishing | summer | surfer stilt-fishers outrigger-boats | surfers in a wide bay, an islet with one house; stilt fishermen nearby
wilpattu-national-park | dry-forest | flat | lake:blue,dark,grey,green | sand leaf grass | tropical | - | deer buffalo asian-elephant | - | dry | leopard crocodile | natural round lakes in dense dry forest, leopards on sand tracks
yala-national-park | dry-forest | inselberg flat | lagoon:brown,grey waterhole:brown,grey sea:blue | rock drygrass grass | tropical bush | - | buffalo asian-elephant deer | - | dry | leopard peacock asian-elephants crocodile | round granite rocks, thorn scrub and a leopard
`);
