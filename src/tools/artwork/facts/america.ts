import { factsTable } from './table.ts';

export const america = factsTable(`
# Costa Rica
arenal-volcano | rainforest | volcano | lake:green,blue,cold | leaf lava grass | tropical rain palm | - | - | kayak | green | toucan sloth suspension-bridge | an even cone above forest and a lake
cahuita | rainforest | flat | sea:turquoise,green,blue river:brown | sand leaf | palm tropical | stilts coloured | turtle fish | - | summer | monkey sloth | monkeys on white sand at the edge of a flat palm forest
chirripo | moor | mountains | lake:dark,blue | grass drygrass rock | bush broad | - | - | - | dry | - | towers of rock above high tawny grassland
corcovado-sirena | rainforest | flat hills | river:brown,dark,green sea:blue | leaf darksand | rain palm | - | - | canoe fishing | green | macaw sloth monkey crocodile | forest right up to a dark beach, scarlet macaws
drake-bay | rainforest | hills | sea:blue,turquoise,green river:brown,dark | leaf rock darksand | rain palm mangrove | - | shark turtle fish diver | fishing | green | macaw whale dolphins monkey | reef sharks in big schools of silver fish off a forest coast
irazu-volcano | moor | crater volcano | lake:green | grass ash lava rock | bush | - | cow | - | green | - | a deep bare crater of grey cinders with a green lake
jaco | tropical-coast | hills flat | river:brown,green sea:blue,grey | darksand leaf mud | tropical palm | modern | - | fishing | green | tarcoles-bridge macaw surfer crocodile | crocodiles on the mud below a road bridge
manuel-antonio-national-park | rainforest | hills | sea:turquoise,blue,green | sand leaf | palm tropical | - | - | - | summer | sloth monkey | a curved white beach closed in by forest, sloths
monteverde-cloud-forest | cloud-forest | mountains hills | none | leaf | rain | - | - | - | green | suspension-bridge toucan | a hanging bridge in dripping, misty forest
montezuma | tropical-coast | hills | falls:green,dark,brown pools:green,dark sea:blue,turquoise | rock leaf sand | tropical palm | - | turtle | - | green | monkey surfer | a broad low fall over dark rock into a pool near the sea
nosara | tropical-coast | hills flat | sea:blue,grey,turquoise | darksand sand | tropical palm | - | turtle | - | summer | turtle surfer | turtles that come ashore at night on a dark beach
orosi-valley | cloud-forest | mountains hills | lake:green,brown river:green | grass leaf | broad rain | white coloured | cow horse | - | green | orosi-church | a low whitewashed church with a tiled roof in a green coffee valley
poas-volcano | cloud-forest | crater volcano | lake:milky,turquoise,grey,pale | rock ash leaf | bush rain | - | cow | - | green | - | a pale steaming acid lake in a wide crater
puerto-viejo-talamanca | rainforest | flat hills | sea:turquoise,blue,green | darksand sand | palm tropical | - | - | fishing | summer | sloth surfer beach-huts | dark and golden beaches with leaning palms, jungle behind
rincon-de-la-vieja | dry-forest | volcano crater ragged | pools:grey,pale falls:milky,blue,turquoise | clay grass drygrass leaf rock | tropical dead | - | horse | - | dry | mud-pots monkey | pots of bubbling grey mud at the foot of a steaming volcano
rio-celeste | rainforest | hills volcano | falls:milky,blue,turquoise river:milky,blue pools:milky,blue | leaf rock | rain | - | - | - | green | - | a fall into a pool of milky sky blue
samara | tropical-coast | hills islands | sea:turquoise,green,blue | sand | palm tropical | - | - | kayak fishing | summer | surfer beach-huts | a half-moon bay of calm water between wooded hills
san-gerardo-de-dota | cloud-forest | mountains | river:green,cold | leaf rock | broad rain | - | horse | - | green | quetzal | a green and red bird with a metre-long tail in misty oak forest
san-jose-costa-rica | city | mountains hills | none | paving | palm broad | modern blocks colonial coloured | - | - | green | costa-rica-theatre market-stalls | a sandstone theatre with columns and a red roof on a city square
santa-teresa | tropical-coast | hills | sea:blue,turquoise,grey | sand | palm tropical | - | - | - | summer | surfer | a long beach with surfers at sunset
sarapiqui | rainforest | flat | river:brown,green,dark | leaf mud | rain palm | - | - | canoe raft longtail | green | poison-frog sloth toucan crocodile | a tiny red frog with blue legs on a leaf in lowland forest
tamarindo | tropical-coast | flat hills | sea:blue,turquoise river:brown,green | sand | palm mangrove tropical | - | turtle | canoe | summer | surfboards surfer turtle crocodile | surf schools with rows of coloured boards on a wide beach
tortuguero | rainforest | flat | canal:dark,brown,green river:dark,brown,green sea:blue | leaf darksand | palm rain | - | - | canoe longtail | green | turtle macaw crocodile toucan | dark canals through palm forest; turtles on the beach
turrialba-pacuare | rainforest | canyon mountains hills | river:green,brown falls:green,grey | leaf rock | rain | - | - | raft kayak | green | toucan suspension-bridge | rafts in a deep gorge with green walls
uvita-marino-ballena | rainforest | flat hills | sea:turquoise,blue,green falls:green | sand leaf rock | tropical palm | - | turtle | fishing | summer | ballena-sandbar whale surfer | a sandbar in the shape of a whale's tail off a forest coast
# Guatemala
acatenango-volcano | volcanic | volcano | none | ash lava | fir | - | - | - | dry | tents | the neighbour volcano throws glowing rock into the night
antigua-guatemala | city | volcano | none | paving | broad | colonial coloured | - | - | dry | antigua-arch | a yellow arch across a cobbled street with a volcano behind
candelaria-caves | rainforest | karst | cave:dark,green river:green,dark | rock leaf | rain | - | - | - | green | torches | a dark underground river in a hall of dripstone
chichicastenango-market | city | hills | none | paving | - | colonial white coloured | - | - | dry | chichi-church market-stalls church | a white church above market stalls and copal smoke
coban | cloud-forest | hills mountains | none | leaf grass | rain broad fir | colonial | cow | - | green | quetzal coffee-rows | the long-tailed green national bird in forest full of drizzle
el-mirador | rainforest | flat | none | leaf | rain | - | - | - | dry | la-danta toucan monkey | a huge pyramid still covered with trees, forest to the horizon
el-paredon-surf | tropical-coast | flat volcano | sea:grey,dark,blue lagoon:brown,green | darksand | palm mangrove | thatch | - | canoe | summer | surfer turtle beach-huts | black sand and strong waves
flores-peten | monsoon-forest | flat hills | lake:blue,green,turquoise | leaf | tropical palm | rainbow coloured | - | longtail canoe | summer | flores-houses | a round island of bright houses in a lake
guatemala-city | city | volcano hills | none | paving grass | broad palm | coloured modern colonial | - | - | dry | guatemala-palace market-stalls | a long palace of greenish stone with a big flag on the main square
iximche | conifer-forest | hills mountains | none | grass | fir | - | cow | - | green | iximche-temples | low grey temples on lawns among pines, a fire on an altar
lake-atitlan | monsoon-forest | volcano | lake:blue,cold | leaf rock | broad tropical fir | - | - | canoe fishing | dry | hut-jetty | three volcanoes around a deep blue lake
livingston | tropical-coast | flat hills | sea:green,turquoise,brown,grey river:green,brown | sand leaf | palm tropical | coloured stilts | - | fishing canoe | summer | dancers hut-jetty | Garifuna dances around a fire under coconut palms
monterrico | tropical-coast | flat | sea:grey,dark,blue lagoon:brown,green | darksand | palm mangrove | thatch | turtle | canoe | summer | turtle beach-huts crocodile | a turtle on a slate-black beach in heavy surf
nebaj-ixil | cloud-forest | mountains hills | river:green | grass leaf soil paving | fir broad | white coloured | cow horse | - | green | ixil-women weaver | women in red skirts with green and purple pompoms in their hair, green mountains
pacaya-volcano | volcanic | volcano | none | lava ash | fir bush | - | horse | - | dry | hikers horses | walkers on black lava below a smoking cone
quetzaltenango | city | volcano mountains | none | paving | broad fir | colonial white | - | - | dry | xela-rotunda market-stalls | a ring of Ionic columns in a cold grey-stone city with a volcano behind
quirigua | rainforest | flat | none | grass leaf | tropical palm | - | - | - | green | quirigua-stela | a very tall carved stone under a thatched roof on a lawn
rio-dulce | rainforest | flat hills canyon | river:green,dark lake:green,blue,grey falls:green | leaf grass | palm rain tropical | thatch stilts | - | sail canoe fishing longtail | green | san-felipe-castle hut-jetty toucan | a small castle with red turrets by the water, yachts
san-marcos-la-laguna | monsoon-forest | volcano mountains | lake:blue | leaf rock | broad tropical | - | - | kayak canoe fishing | dry | jump-platform wooden-pier | people who jump from a wooden platform into a deep blue lake
san-pedro-la-laguna | monsoon-forest | volcano hills | lake:blue | leaf soil paving | broad tropical palm | blocks coloured | horse | canoe fishing | dry | wooden-pier | a town that climbs from the lake straight up the foot of a volcano
santiago-atitlan | monsoon-forest | volcano hills | lake:blue | paving leaf soil | broad | blocks colonial coloured | - | canoe fishing | dry | maximon santiago-church market-stalls | a seated wooden saint with a hat, a cigar and many scarves
semuc-champey | rainforest | hills | pools:turquoise,green river:green | leaf rock | rain | - | - | - | dry | - | turquoise pools in steps in a green valley
tikal | rainforest | flat | none | leaf grass | rain | - | - | - | green | tikal toucan monkey | steep temple pyramids above the treetops
todos-santos | alpine | mountains hills | none | grass drygrass rock soil | fir | coloured white | sheep horse | - | dry | todos-santos-riders | riders in red and white striped trousers in high mountains
yaxha | rainforest | flat hills | lake:green,turquoise | leaf grass | rain | - | - | canoe longtail | green | yaxha-temple monkey toucan crocodile | a broad temple with a wooden staircase above a green lagoon at sunset
# Nicaragua
big-corn-island | tropical-coast | flat hills | sea:turquoise,blue | sand coral | palm | coloured | turtle fish | fishing | summer | plane beach-huts | a small plane over the turquoise shallows and palms of an island with an airstrip
catarina-pueblos-blancos | monsoon-forest | crater volcano hills | lake:blue | leaf grass soil | tropical palm | colonial white coloured | horse | - | green | lookout potter | a view straight down into a round blue lake inside a wooded crater
cerro-negro | volcanic | volcano | none | ash lava drygrass grass | dead bush | - | - | - | dry | hikers | a bare black cone that people slide down on boards
el-castillo | rainforest | hills | river:brown,dark,green | leaf grass | rain palm | stilts | - | longtail canoe fishing | green | castillo-fort macaw crocodile | a black fort on a green hill above a river village on stilts
esteli | farmland | mountains hills | none | soil grass drygrass | broad fir | coloured colonial | horse cow | - | dry | tobacco-barn horses | tobacco fields and wooden barns full of hanging leaves
granada-nicaragua | city | volcano ragged islands | lake:blue,brown,green | paving grass leaf | palm tropical | colonial coloured | horse | kayak | dry | yellow-cathedral | a yellow cathedral by a square with palms and horse carriages
jinotega | cloud-forest | mountains hills | lake:green,blue,grey | leaf grass paving | fir broad rain | colonial coloured | cow | canoe | green | hill-cross | a town in a misty valley below a rock with a large white cross
jiquilillo | tropical-coast | flat volcano truncated | sea:grey,blue,green lagoon:brown,green | darksand sand | palm mangrove | thatch | turtle | kayak canoe fishing | summer | beach-huts turtle crocodile surfer | huts of palm thatch on a grey beach with a volcano on the horizon
laguna-de-apoyo | dry-forest | crater hills | lake:blue,turquoise | leaf rock darksand | tropical palm | - | - | kayak | green | hut-jetty monkey | a jetty and kayaks on the clear still lake in a wide wooded crater
las-penitas | tropical-coast | flat | sea:grey,blue,green lagoon:brown,green | darksand | palm mangrove | white thatch | turtle | fishing canoe | summer | pelican-rocks turtle surfer crocodile | dark rocks with pelicans on a grey beach at sunset
leon-cathedral | city | volcano | none | paving | palm | colonial | - | - | dry | white-cathedral | a broad white cathedral with white domes
leon-viejo | dry-forest | volcano flat | lake:blue,grey,brown | grass drygrass soil | tropical | - | cow | - | dry | leon-viejo-walls | knee-high brick walls of a lost city before a perfect smoking cone
little-corn-island | tropical-coast | flat hills | sea:turquoise | sand | palm | - | shark turtle fish | fishing | summer | turtle beach-huts | a palm island with turquoise shallows
managua | city | flat volcano crater | lake:grey,brown,green | paving grass | palm broad | white modern | - | - | dry | old-managua-cathedral market-stalls | a grey empty cathedral with a stopped clock, and shining metal trees
masaya-volcano | volcanic | crater volcano shield | none | lava ash rock | bush | - | - | - | dry | - | a crater with glowing lava and a plume of gas
matagalpa | cloud-forest | mountains hills | pond:green,dark | leaf grass soil | rain fir broad | colonial | cow | - | green | coffee-rows toucan monkey | pickers among coffee bushes with red cherries below misty green hills
miraflor | cloud-forest | hills mountains | none | grass leaf soil | fir broad bush | - | cow horse | - | green | horseriders | riders in green farmland with pines and cloud forest
mombacho | cloud-forest | volcano crater ragged | lake:blue,grey | leaf | rain | - | - | - | green | monkey sloth | a broad old volcano, green with cloud forest to its top
ometepe-island | monsoon-forest | volcano | lake:blue,grey,green,brown | leaf lava grass | tropical palm | - | horse cow | canoe fishing | green | horses | two volcanoes that rise from a lake
pearl-lagoon | tropical-coast | flat islands | lagoon:grey,green,brown,dark sea:turquoise | grass sand | palm mangrove | stilts coloured | - | fishing canoe sail | summer | hut-jetty beach-huts | pastel wooden houses on posts under coconut palms along a wide quiet lagoon
popoyo | dry-forest | hills flat cliffs | sea:blue,green,turquoise | sand rock | tropical palm | - | turtle | - | dry | surfer turtle | clean high waves held up by an offshore wind on an empty beach
san-juan-del-sur | dry-forest | hills | sea:blue,green,turquoise | sand | palm tropical | coloured white | - | fishing sail | dry | surfer | a horseshoe bay with boats and a statue on the headland
solentiname | rainforest | islands | lake:green,blue,grey | leaf grass rock | rain palm | white | - | canoe fishing longtail | green | solentiname-church toucan | a small white church with childlike paintings on a green island in a lake
somoto-canyon | dry-forest | canyon | river:green | rock | tropical bush | - | - | kayak | dry | - | swimmers in a narrow green river between cliffs
telica-volcano | volcanic | volcano crater truncated | none | drygrass ash lava rock | dead bush | - | cow | - | dry | tents | tents in the grass at night below a smoking summit
# Peru
arequipa | semi-desert | volcano mountains | none | paving soil drygrass | palm | white colonial | - | - | dry | arequipa-cathedral market-stalls | a long white cathedral with two towers below a perfect cone with a little snow
chavin-de-huantar | puna | mountains hills | river:green,grey,brown | grass drygrass rock paving | broad bush | - | cow | - | dry | chavin-portal | a stone temple with a half black, half white portal and a fanged head of stone in its wall
choquequirao | cloud-forest | mountains canyon snowpeaks terraces | river:green,brown | grass rock leaf | tropical bush | - | horse | - | dry | llama-terraces zigzag-trail | white llamas of stone set into the walls of dark terraces high above a canyon
colca-canyon | puna | canyon mountains terraces | river:brown,green | rock grass drygrass | bush | - | condor llama | - | dry | llama | condors above a very deep terraced canyon
cusco | puna | mountains hills | none | paving drygrass | broad | andes colonial | llama | - | dry | stone-cathedral llama | red roofs and a stone cathedral in a bare mountain basin
gocta-falls | cloud-forest | mountains cliffs | falls:grey,green,cold river:green,grey | leaf rock | rain | - | horse | - | green | - | a very tall thin fall over ochre cliffs deep in cloud forest
huacachina-oasis | sand-desert | dunes | oasis:green,dark | sand | palm | white | - | - | dry | - | a small green lake with palms between high dunes
huaraz | puna | snowpeaks mountains | lake:turquoise,blue | paving drygrass rock | broad bush | white andes | cow | - | dry | - | a plain town of brick and concrete with a wall of ice peaks above its roofs
iquitos-amazon | rainforest | flat | river:brown flood:brown,dark lake:dark,brown | leaf mud | palm rain | stilts colonial | - | canoe longtail ferry | green | toucan sloth monkey | houses on stilts along the broad brown Amazon
kuelap | cloud-forest | mountains cliffs hills | none | grass leaf rock | broad rain | - | llama | - | dry | kuelap-wall llama | huge curved walls of pale limestone on a ridge in cloud, round houses with pointed roofs
laguna-69-huascaran | puna | snowpeaks mountains | lake:turquoise,blue,milky | rock drygrass | - | - | cow | - | dry | - | a bright blue lake under a glacier
lake-titicaca-uros | puna | hills mountains | lake:blue | grass | - | - | - | - | dry | uros reed-boat | islands and boats of yellow reed on deep blue water
lima | desert-coast | cliffs flat | sea:grey,cold,green | rock soil paving grass | palm | modern colonial coloured | - | fishing sail | dry | lima-cliffs surfer | towers and a striped lighthouse on bare brown cliffs above a grey sea
machu-picchu | cloud-forest | mountains crags | none | grass leaf rock | rain | - | llama | - | dry | machu-picchu machu-llamas | stone terraces and walls below a pointed peak in cloud
mancora | semi-desert | flat hills | sea:turquoise,blue,green | sand | palm | thatch white | whale turtle | fishing | summer | surfer whale turtle beach-huts | a warm surf beach with palms below bare dry hills
maras-moray | puna | mountains hills terraces snowpeaks | pools:pale,brown | soil salt drygrass | bush | andes | sheep | - | dry | salt-pans | thousands of white salt pans in steps on a brown slope
nazca-lines | gravel-desert | flat mountains | none | gravel | - | - | - | - | dry | nazca plane | a hummingbird of pale lines in a rust-brown plain
ollantaytambo | puna | mountains terraces hills | river:brown,green | grass rock drygrass paving | broad | inca | - | - | dry | six-monoliths market-stalls | six huge slabs of rose-coloured stone above Inca terraces
paracas-ballestas | desert-coast | islands cliffs flat hills | sea:cold,green,blue | redsand sand rock | - | - | seal penguin | fishing | dry | ballestas-arch seals penguins | islands with arches, white with guano, full of sea lions; red desert behind
pisac | puna | mountains terraces hills | none | paving grass drygrass rock | broad | andes colonial | - | - | dry | pisac-walls market-stalls | a mountain wrapped in rings of Inca terraces above the lanes of a market town
salkantay-trek | puna | snowpeaks mountains | lake:turquoise,milky,blue | rock drygrass grass | - | - | horse cow | - | dry | tents mountain-hut horses hikers | a huge pyramid of ice above a high camp
tambopata | rainforest | flat | river:brown lake:dark,green | leaf mud | rain palm | thatch | - | longtail canoe | green | macaw monkey toucan | macaws above a brown jungle river with banks of clay
taquile-amantani | puna | islands hills terraces | lake:blue | drygrass rock soil grass | bush | andes | sheep | - | dry | taquile-arch | stone arches on a bare island, men in red knitted caps, a lake like a sea with snow peaks beyond
trujillo-chan-chan | desert-coast | flat | sea:grey,green,cold | sand clay paving | - | colonial coloured | - | - | dry | chan-chan-walls surfer | adobe walls with patterns of nets and fish in the desert
vinicunca-rainbow-mountain | puna | mountains snowpeaks | none | rock redsoil drygrass | - | - | llama horse | - | dry | llama horses horseriders | a ridge in stripes of red, ochre and turquoise
`);
