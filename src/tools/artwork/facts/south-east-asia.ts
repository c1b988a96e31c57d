import { factsTable } from './table.ts';

export const southEastAsia = factsTable(`
# Cambodia
angkor-thom-bayon | monsoon-forest | flat | pond:green,dark | grass soil leaf | rain tropical | - | elephant | - | green | bayon root-gate | stone towers with huge calm faces on all four sides
angkor-wat | monsoon-forest | flat | pond:green,dark,blue | grass | palm tropical | - | - | - | green | angkor-wat | five towers like lotus buds mirrored in a pond
battambang | farmland | flat hills | river:brown pond:green | rice grass | palm tropical | shophouse stilts colonial | buffalo cow | longtail | green | khmer train | sugar palms and rice fields, a bamboo train
kampot-pepper | farmland | hills | river:green,blue,brown | grass soil leaf | palm tropical | shophouse colonial | - | fishing longtail | green | pepper-vines | old shophouses along a calm river, mountains behind
koh-rong-sanloem | tropical-coast | hills | sea:turquoise,blue | sand | palm tropical | - | - | longtail fishing | summer | hut-jetty beach-huts | white bays with a jetty, plankton that glows at night
kratie-irrawaddy-dolphins | monsoon-forest | flat | river:brown,blue,dark flood:brown,blue | grass sand leaf | palm tropical | stilts | - | longtail canoe | dry | irrawaddy | blunt-nosed dolphins in the broad Mekong
phnom-penh-royal-palace | city | flat | river:brown pond:green | grass paving | palm | colonial modern | - | longtail | green | phnom-penh-palace wat | a palace of steep golden roofs with a spire
preah-vihear-temple | monsoon-forest | cliffs hills mesas | pond:green | rock grass drygrass | tropical | - | - | - | dry | preah-vihear khmer | a temple in steps along a ridge to a cliff above the plain
# Indonesia
borobudur | monsoon-forest | flat volcano | none | grass leaf | palm tropical | - | - | - | green | borobudur | a stepped stone mountain of bells with volcanoes around
bukit-lawang-orangutans | rainforest | hills | river:green,brown,dark | leaf rock | rain palm | thatch | - | raft | green | orangutan bamboo-bridge suspension-bridge | an orangutan in the forest above a clear river
gili-trawangan | reef | flat | sea:turquoise,blue | coral sand | palm | - | turtle fish | outrigger | summer | turtle beach-huts | turtles in clear water off a small flat island
kawah-ijen | volcanic | crater volcano | lake:turquoise,milky | rock ash | dead | - | - | - | dry | - | a turquoise acid lake in a bare crater with yellow sulphur and smoke
komodo-padar-island | savanna | islands hills | sea:turquoise,blue | drygrass rock sand | palm bush | - | antelope | sail longtail | dry | komodo | dry brown ridges between three curved bays; large lizards
mount-bromo | volcanic | volcano crater | none | ash drygrass | fir bush | - | horse | - | dry | bromo-temple | a smoking crater in a sea of grey sand with a temple
raja-ampat-piaynemo | tropical-coast | islands karst | sea:turquoise,blue | rock leaf | tropical palm | - | - | longtail outrigger | summer | - | many small green limestone cones in turquoise water
ubud | rainforest | terraces hills volcano | none | rice | palm tropical | thatch | - | - | green | bali-gate monkey | rice terraces with palms and a split temple gate
# Laos
kong-lor-cave | monsoon-forest | karst | cave:dark,green river:green,dark | rock leaf | tropical palm | - | - | longtail | dry | bamboo-bridge | a boat in a long dark river cave
kuang-si-falls | monsoon-forest | hills | falls:turquoise,milky pools:turquoise,milky | leaf rock | rain tropical | - | - | - | dry | - | milky blue pools behind rims of limestone below a fall of 50 m
luang-prabang | monsoon-forest | hills | river:brown | grass leaf | palm tropical | asian colonial | - | longtail | dry | xieng-thong bamboo-bridge | low temple roofs above the brown Mekong
nong-khiaw | monsoon-forest | karst mountains | river:green,brown | leaf | tropical palm | stilts asian | - | longtail | dry | - | a river valley between steep karst mountains
si-phan-don | monsoon-forest | flat | river:brown,blue,green flood:brown,blue falls:brown | grass leaf rice | palm tropical | stilts | buffalo | longtail canoe | dry | irrawaddy hut-jetty | the Mekong among thousands of flat palm islands
vang-vieng | monsoon-forest | karst | river:green,brown | rice leaf | tropical palm | thatch asian | cow buffalo | kayak longtail canoe | dry | balloon bamboo-bridge | karst peaks above rice fields and a slow river, balloons
vat-phou | monsoon-forest | mountains | pond:green,brown,blue | grass rock | tropical palm | - | - | - | green | vat-phou | a ruined Khmer temple at the foot of a mountain, with ponds
vientiane-pha-that-luang | city | flat | river:brown | paving soil grass | palm tropical | colonial asian | - | - | dry | that-luang | a golden stupa with many points
# Malaysia
cameron-highlands | cloud-forest | hills mountains | none | tea | rain tropical broad | white | - | - | green | tea-factory | smooth hills striped with tea in mist
george-town-penang | city | flat hills | sea:green,blue | paving | palm | shophouse colonial stilts | - | - | summer | chinese-temple hut-jetty | shophouses with arcades, Chinese temples and murals
kinabalu-park | rainforest | mountains | none | rock leaf | rain broad | - | - | - | green | mountain-hut hornbill | a row of bare granite peaks above rainforest
kinabatangan-river | rainforest | flat | river:brown | leaf | rain mangrove palm | stilts | elephant | longtail canoe | green | hornbill orangutan crocodile elephants | a brown river through lowland forest, hornbills and proboscis monkeys
kuala-lumpur-petronas | city | flat hills | pond:blue,green,dark | grass paving | tropical palm | modern | - | - | green | petronas | twin steel towers with a bridge between them
langkawi-sky-bridge | rainforest | mountains islands | sea:blue,turquoise | leaf rock | rain | - | - | - | green | langkawi-bridge gondola-cable hornbill | a curved bridge that hangs from one mast above the jungle
melaka | city | flat | river:green,brown,dark | paving | palm tropical | rainbow shophouse colonial | - | longtail | summer | melaka-square | red Dutch buildings and a river between painted houses
perhentian-islands | tropical-coast | hills islands | sea:turquoise | sand rock | palm tropical | - | turtle fish | longtail outrigger | summer | turtle hut-jetty beach-huts | white bays between granite rocks and jungle
# Philippines
batad-rice-terraces | cloud-forest | terraces mountains | none | rice leaf | broad palm tropical | thatch | - | - | green | - | an amphitheatre of stone-walled rice terraces
chocolate-hills-bohol | farmland | hills | none | drygrass leaf rice | tropical palm | - | - | - | dry | - | hundreds of even brown cones between green trees
coron-kayangan-lake | tropical-coast | karst islands | lagoon:turquoise,green lake:turquoise,green sea:turquoise | rock leaf | tropical palm | - | - | outrigger | summer | - | a clear lake between black limestone spires, outriggers in a bay
el-nido | tropical-coast | karst islands | sea:turquoise lagoon:turquoise | rock sand leaf | palm tropical | - | - | outrigger kayak | summer | turtle | black limestone walls and a white cove with outriggers
moalboal-sardine-run | reef | flat | sea:blue,turquoise | coral sand | palm | - | fish diver turtle | outrigger | summer | turtle | a silver cloud of sardines around a diver
puerto-princesa-underground-river | rainforest | karst | cave:turquoise,green,dark river:turquoise,green | rock sand leaf | rain palm tropical | - | - | canoe outrigger | green | monkey | a paddled boat that enters the mouth of a cave
siargao-cloud-9 | tropical-coast | flat | sea:turquoise,blue | sand | palm | - | - | outrigger | summer | surfer hut-jetty | a hollow wave, a surfer and a long wooden pier
vigan | city | flat hills | none | paving | palm | colonial | horse | - | dry | white-cathedral | a cobbled street of old Spanish houses with horse carriages
# Thailand
ayutthaya | monsoon-forest | flat | pond:green,brown,dark river:brown | grass | tropical palm | - | elephant | longtail | green | ayutthaya prang chedi | brick prangs and rows of bell-shaped chedis
bangkok-grand-palace | city | flat | river:brown,green,dark | paving grass | palm tropical | shophouse modern | - | longtail ferry | summer | grand-palace wat prang | golden spires and coloured roofs above the river
chiang-mai-old-city | monsoon-forest | flat hills | canal:green | grass paving | tropical palm | asian shophouse | elephant | - | green | gold-chedi wat chedi | a golden chedi and stepped temple roofs
khao-sok | rainforest | karst | lake:green,turquoise | leaf rock | rain tropical | stilts | - | longtail kayak | green | hut-jetty hornbill | green lake between limestone towers with mist
koh-tao-diving | reef | flat | sea:blue,turquoise | coral sand | palm | - | diver fish turtle shark | longtail | summer | turtle beach-huts | a diver above a coral reef
maya-bay-phi-phi | tropical-coast | karst islands | sea:turquoise | sand leaf | palm tropical | - | shark | longtail | summer | - | a white beach closed in by high limestone cliffs
railay-beach | tropical-coast | karst | sea:turquoise,green | sand | palm | - | - | longtail | summer | monkey beach-huts | longtail boats on white sand below overhanging limestone walls
sukhothai | monsoon-forest | flat | pond:green,blue,dark | grass | tropical palm | - | - | - | green | sukhothai buddha chedi | a seated Buddha between columns, lotus ponds
# Vietnam
cai-rang-mekong-delta | wetland | flat | river:brown | leaf | palm mangrove tropical | stilts | - | longtail canoe | summer | sampans | boats loaded with fruit on a brown river
ha-giang-loop | monsoon-forest | canyon karst mountains | river:green,turquoise | rock leaf grass | tropical broad | asian | buffalo | - | green | - | a road along a cliff above a jade river between karst peaks
ha-long-bay | tropical-coast | karst islands | sea:green,turquoise | rock leaf | tropical | - | - | junk kayak | summer | - | hundreds of limestone islands and a junk with red-brown sails
hoi-an | city | flat | river:brown,dark,green | paving | palm lanterns | yellow | - | sampan longtail canoe | summer | hoi-bridge sampans | yellow houses, silk lanterns and a covered bridge
hue-imperial-city | monsoon-forest | flat hills | pond:green,dark river:green,brown | grass paving | tropical palm | - | - | longtail | green | hue-gate sampans | a wide gate with five passages and yellow roofs behind a moat
phong-nha | monsoon-forest | karst | cave:green,dark river:green,blue | rock leaf | rain tropical palm | - | - | longtail | green | - | a boat at the mouth of a river cave with dripstone
sapa | cloud-forest | terraces mountains | none | rice leaf | fir tropical broad | asian thatch | buffalo | - | green | - | rice terraces in mist below high ridges
trang-an-ninh-binh | monsoon-forest | karst | river:green,turquoise | leaf rice | tropical palm | - | - | canoe | green | pagoda | rowing boats between karst hills, a temple by the water
`);
