import { factsTable } from './table.ts';

export const africa = factsTable(`
# South Africa
addo-elephant-park | savanna | hills rolling | waterhole:brown | leaf grass drygrass | bush | - | elephant zebra buffalo lion | - | green | elephants lions | elephants in dense green spekboom thicket
blyde-river-canyon | savanna | canyon mountains | river:green,blue,dark lake:green,blue | redrock leaf grass | bush broad | - | - | - | green | rondavels | three round peaks like huts above a green canyon
cape-of-good-hope | fynbos | cliffs | sea:blue,cold | rock leaf drygrass grass | bush | - | penguin antelope | - | summer | cape-lighthouse penguins | a rocky cape with a lighthouse, fynbos and penguins
drakensberg-amphitheatre | alpine | mountains cliffs | falls:grey | grass rock | bush | - | antelope | - | green | - | a basalt wall 5 km long above green foothills
kruger-skukuza | savanna | flat hills | river:brown,blue | drygrass grass sand | acacia broad bush | - | elephant giraffe zebra buffalo lion rhino antelope | - | dry | giraffes lions hippos leopard elephants safari-car | giraffes and elephants at the Sabie river
robben-island | desert-coast | flat | sea:blue,cold | rock drygrass | bush | - | penguin seal | ferry | summer | robben-lighthouse penguins | a low island with a lighthouse and a prison, Table Mountain behind it
stellenbosch-winelands | fynbos | mountains | none | vines grass | broad | - | - | - | summer | cape-dutch | white Cape Dutch gables among vines under jagged mountains
table-mountain | fynbos | mountains mesas | sea:blue,cold | rock leaf | bush broad | modern white | - | sail ferry | summer | gondola-cable | a flat mountain above a city and a bay
tsitsikamma-storms-river | temperate-forest | cliffs | sea:blue,cold,dark river:dark | rock leaf | rain broad | - | - | kayak | green | suspension-bridge | a hanging bridge over a dark river mouth, forest and surf
# Botswana
baines-baobabs | savanna | flat | flood:pale,blue none | salt drygrass | baobab | - | elephant antelope | - | dry | baobabs | seven old baobabs on a little island at the edge of a white pan
central-kalahari-deception-valley | savanna | flat | none | grass drygrass | acacia bush | - | antelope giraffe lion | - | green | oryx lions | a wide grassy valley with oryx and springbok after rain
chobe-riverfront | savanna | flat | river:blue,brown flood:blue,brown | grass drygrass | acacia broad bush | - | elephant buffalo antelope | canoe | dry | elephants hippos crocodile | great herds of elephants that drink and swim
kubu-island | savanna | flat inselberg | none | salt rock | baobab bush | - | - | - | dry | baobabs | granite boulders and baobabs in a white salt pan
moremi-game-reserve | wetland | flat | flood:blue,dark,green river:blue,dark,green lagoon:blue,green | grass leaf | tropical broad palm acacia dead | - | elephant antelope buffalo giraffe lion | canoe | dry | lions hippos leopard safari-car | lagoons, tall dead trees and lechwe between islands of forest
okavango-delta | wetland | flat | flood:blue,dark,green river:blue,dark,green | grass | palm broad tropical reeds | - | elephant antelope buffalo | canoe | dry | mokoro hippos elephants | a dugout among reeds and water lilies, islands of palms
savuti-marsh | savanna | flat hills | flood:brown,blue waterhole:brown | grass drygrass | dead acacia bush | - | elephant buffalo lion zebra | - | dry | lions elephants | dead trees in a dry marsh, elephants and lions
tsodilo-hills | savanna | inselberg | none | redrock drygrass sand | acacia broad bush | thatch | - | - | dry | twyfelfontein-rock | red quartzite cliffs that rise alone from the sand
# Kenya
amboseli-national-park | savanna | flat kilimanjaro | flood:blue,brown,grey | grass drygrass | acacia | himba | elephant zebra buffalo antelope flamingo | - | green | elephants safari-car | elephants before the snow of Kilimanjaro
diani-beach | tropical-coast | flat | sea:turquoise | sand | palm | thatch white | camel | dhow outrigger | summer | dhow monkey | white sand, palms, camels and dhows behind a reef
hells-gate | savanna | cliffs mesas | none | drygrass soil rock | acacia bush | - | zebra giraffe antelope buffalo | - | dry | obelisk-rock giraffes | red cliffs and a single rock tower on a plain of zebras
lake-nakuru | savanna | hills | lake:grey,blue,pale flood:grey,blue,pale | grass drygrass | acacia dead | - | flamingo rhino pelican buffalo giraffe | - | green | flamingos pelicans | a soda lake with flamingos, rhinos and yellow fever trees
lamu-old-town | tropical-coast | flat | sea:blue,green,turquoise | sand paving | palm mangrove | white | horse | dhow | summer | lamu-front dhow | a front of coral-stone houses with arcades, dhows and donkeys
masai-mara | savanna | rolling hills | river:brown | drygrass grass | acacia | himba | buffalo zebra lion elephant giraffe antelope | - | dry | balloons balloon lions giraffes safari-car | wildebeest on rolling grass, hot-air balloons above
mount-kenya-point-lenana | moor | mountains | lake:dark,green | grass drygrass rock | quiver | - | - | - | dry | mountain-hut | jagged peaks with little ice above moorland with giant lobelias
tsavo-east | savanna | flat mesas | river:brown waterhole:brown | redsoil drygrass | baobab acacia bush | - | elephant zebra antelope lion | - | dry | elephants baobabs | elephants red with dust on red earth
# Morocco
ait-ben-haddou | semi-desert | hills mountains | river:brown,blue | soil gravel | palm | moroccan | - | - | dry | ksar | a fortified village of red clay on a hill above a shallow river
chefchaouen | mediterranean | mountains | none | grass rock | cypress broad | blue | - | - | summer | minaret | a town washed in blue below two mountain peaks
essaouira | desert-coast | flat | sea:blue,cold,green | rock sand | - | white | - | fishing | summer | essaouira-ramparts | white houses behind ramparts with cannons, blue boats
fes-medina | mediterranean | hills | none | paving soil | cypress palm broad | moroccan | horse | - | dry | minaret fes-gate fes-tannery | thousands of ochre houses, minarets and tanners' vats
imlil-toubkal | alpine | mountains snowpeaks | river:grey | grass rock | broad | moroccan | sheep horse | - | summer | berber-village | a clay village with walnut trees below a snowy 4,000 m peak
marrakech-jemaa-el-fna | semi-desert | flat snowpeaks | none | paving soil | palm | moroccan | - | - | dry | koutoubia minaret jemaa-stalls | smoke of food stalls on the square, the square minaret behind it
merzouga-erg-chebbi | sand-desert | dunes | none | sand redsand | palm | moroccan | camel | - | dry | camel-caravan berber-tent | orange dunes and a line of camels
todra-gorge | semi-desert | canyon | river:green,blue,grey | rock redrock | palm | moroccan | - | - | dry | - | pink walls 300 m high, ten metres apart, a brook between them
# Tanzania
kilimanjaro-marangu | moor | kilimanjaro | none | drygrass rock grass | quiver broad | - | - | - | dry | mountain-hut tents | the flat snowy dome above heath with giant groundsels
mafia-island | reef | flat | sea:blue,turquoise | coral sand | palm | - | whaleshark turtle fish | dhow | summer | dhow | a whale shark in clear water
ngorongoro-crater | savanna | crater hills | lake:pale,grey flood:pale,grey | grass drygrass | acacia | - | buffalo zebra elephant lion rhino flamingo antelope | - | green | lions elephants safari-car flamingos | a grassy floor ringed by walls 600 m high, with a small pale soda lake
nungwi-beach | tropical-coast | flat | sea:turquoise,blue | sand coral | palm | thatch | - | dhow outrigger | summer | dhow turtle beach-huts | white sand, turquoise water and wooden dhows
nyerere-national-park | savanna | hills flat | river:brown,blue lake:brown,blue | drygrass grass sand | palm acacia baobab | - | buffalo elephant giraffe antelope lion | canoe | dry | hippos crocodile elephants safari-car | boats among hippos on a river with borassus palms
serengeti-seronera | savanna | flat inselberg | river:brown | drygrass grass rock | acacia | - | lion zebra buffalo giraffe antelope elephant | - | dry | lions leopard balloon giraffes safari-car cheetah | lions on a granite kopje in a sea of grass
tarangire | savanna | flat hills | river:brown | drygrass grass | baobab acacia palm | - | elephant zebra buffalo giraffe | - | dry | elephants baobabs | baobabs and elephants at a shallow river
zanzibar-stone-town | tropical-coast | flat | sea:blue,turquoise,green | paving sand | palm | white | - | dhow fishing | summer | stone-town dhow | a white front with a clock tower, dhows before it
`);
