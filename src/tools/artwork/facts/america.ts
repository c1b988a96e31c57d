import { factsTable } from './table.ts';

export const america = factsTable(`
# Costa Rica
arenal-volcano | rainforest | volcano | lake:green,blue,cold | leaf lava grass | tropical rain palm | - | - | kayak | green | toucan sloth suspension-bridge | an even cone above forest and a lake
corcovado-sirena | rainforest | flat hills | river:brown,dark,green sea:blue | leaf darksand | rain palm | - | - | canoe fishing | green | macaw sloth monkey crocodile | forest right up to a dark beach, scarlet macaws
manuel-antonio-national-park | rainforest | hills | sea:turquoise,blue,green | sand leaf | palm tropical | - | - | - | summer | sloth monkey | a curved white beach closed in by forest, sloths
monteverde-cloud-forest | cloud-forest | mountains hills | none | leaf | rain | - | - | - | green | suspension-bridge toucan | a hanging bridge in dripping, misty forest
puerto-viejo-talamanca | rainforest | flat hills | sea:turquoise,blue,green | darksand sand | palm tropical | - | - | fishing | summer | sloth surfer beach-huts | dark and golden beaches with leaning palms, jungle behind
rio-celeste | rainforest | hills volcano | falls:milky,blue,turquoise river:milky,blue pools:milky,blue | leaf rock | rain | - | - | - | green | - | a fall into a pool of milky sky blue
santa-teresa | tropical-coast | hills | sea:blue,turquoise,grey | sand | palm tropical | - | - | - | summer | surfer | a long beach with surfers at sunset
tortuguero | rainforest | flat | canal:dark,brown,green river:dark,brown,green sea:blue | leaf darksand | palm rain | - | - | canoe longtail | green | turtle macaw crocodile toucan | dark canals through palm forest; turtles on the beach
# Guatemala
acatenango-volcano | volcanic | volcano | none | ash lava | fir | - | - | - | dry | tents | the neighbour volcano throws glowing rock into the night
antigua-guatemala | city | volcano | none | paving | broad | colonial coloured | - | - | dry | antigua-arch | a yellow arch across a cobbled street with a volcano behind
chichicastenango-market | city | hills | none | paving | - | colonial white coloured | - | - | dry | chichi-church market-stalls church | a white church above market stalls and copal smoke
el-paredon-surf | tropical-coast | flat volcano | sea:grey,dark,blue lagoon:brown,green | darksand | palm mangrove | thatch | - | canoe | summer | surfer turtle beach-huts | black sand and strong waves
flores-peten | monsoon-forest | flat hills | lake:blue,green,turquoise | leaf | tropical palm | rainbow coloured | - | longtail canoe | summer | flores-houses | a round island of bright houses in a lake
lake-atitlan | monsoon-forest | volcano | lake:blue,cold | leaf rock | broad tropical fir | - | - | canoe fishing | dry | hut-jetty | three volcanoes around a deep blue lake
semuc-champey | rainforest | hills | pools:turquoise,green river:green | leaf rock | rain | - | - | - | dry | - | turquoise pools in steps in a green valley
tikal | rainforest | flat | none | leaf grass | rain | - | - | - | green | tikal toucan monkey | steep temple pyramids above the treetops
# Nicaragua
cerro-negro | volcanic | volcano | none | ash lava drygrass grass | dead bush | - | - | - | dry | - | a bare black cone that people slide down on boards
granada-nicaragua | city | volcano | lake:blue,brown | paving | palm | colonial coloured | horse | - | dry | yellow-cathedral | a yellow cathedral by a square with palms and horse carriages
leon-cathedral | city | volcano | none | paving | palm | colonial | - | - | dry | white-cathedral | a broad white cathedral with white domes
little-corn-island | tropical-coast | flat hills | sea:turquoise | sand | palm | - | shark turtle fish | fishing | summer | turtle beach-huts | a palm island with turquoise shallows
masaya-volcano | volcanic | crater volcano | none | lava ash rock | bush | - | - | - | dry | - | a crater with glowing lava and a plume of gas
ometepe-island | monsoon-forest | volcano | lake:blue,grey,green,brown | leaf lava grass | tropical palm | - | horse cow | canoe fishing | green | horses | two volcanoes that rise from a lake
san-juan-del-sur | dry-forest | hills | sea:blue,green,turquoise | sand | palm tropical | coloured white | - | fishing sail | dry | surfer | a horseshoe bay with boats and a statue on the headland
somoto-canyon | dry-forest | canyon | river:green | rock | tropical bush | - | - | kayak | dry | - | swimmers in a narrow green river between cliffs
# Peru
colca-canyon | puna | canyon mountains terraces | river:brown,green | rock grass drygrass | bush | - | condor llama | - | dry | llama | condors above a very deep terraced canyon
cusco | puna | mountains hills | none | paving drygrass | broad | andes colonial | llama | - | dry | stone-cathedral llama | red roofs and a stone cathedral in a bare mountain basin
huacachina-oasis | sand-desert | dunes | oasis:green,dark | sand | palm | white | - | - | dry | - | a small green lake with palms between high dunes
laguna-69-huascaran | puna | snowpeaks mountains | lake:turquoise,blue,milky | rock drygrass | - | - | cow | - | dry | - | a bright blue lake under a glacier
lake-titicaca-uros | puna | hills mountains | lake:blue | grass | - | - | - | - | dry | uros reed-boat | islands and boats of yellow reed on deep blue water
machu-picchu | cloud-forest | mountains | none | grass leaf rock | rain | - | llama | - | dry | machu-picchu llama | stone terraces and walls below a pointed peak in cloud
nazca-lines | gravel-desert | flat mountains | none | gravel | - | - | - | - | dry | nazca | a hummingbird of pale lines in a rust-brown plain
vinicunca-rainbow-mountain | puna | mountains snowpeaks | none | rock redsoil | - | - | llama horse | - | dry | llama horses | a ridge in stripes of red, ochre and turquoise
`);
