import { factsTable } from './table.ts';

export const namibia = factsTable(`
ai-ais-hot-springs | gravel-desert | canyon mountains | spring:green,blue pools:green,blue river:brown,green | rock gravel | palm acacia bush | - | - | - | dry | wind-pump | a hot spring with palms at the foot of bare rust-brown mountains, at the southern end of the canyon
bogenfels | desert-coast | cliffs | sea:cold,blue | rock sand gravel | - | - | - | - | dry | bogenfels rock-arch | a rock arch 55 m high that stands with one foot in the Atlantic
brandberg-white-lady | semi-desert | mountains inselberg | none | redrock gravel drygrass | acacia bush | - | antelope elephant | - | dry | twyfelfontein-rock | the massif that glows red at sunset above a gravel plain
bwabwata-nambwa | savanna | flat | river:brown,blue,dark flood:brown,blue | grass drygrass sand | acacia broad bush | - | elephant buffalo antelope hippo | canoe | dry | elephants hippos safari-car | elephants that cross a horseshoe bend of the Kwando
cape-cross-seal-reserve | desert-coast | flat | sea:cold,blue,grey | gravel sand rock | - | - | seal | - | dry | cross seals | a hundred thousand fur seals and a stone cross on a bare shore
daan-viljoen | savanna | hills | none | drygrass gravel | acacia bush | - | giraffe zebra antelope | - | dry | giraffes oryx | giraffes and zebras on the thorn-bush hills above Windhoek
deadvlei | sand-desert | dunes | none | clay redsand sand | dead | - | antelope | - | dry | oryx | black dead camel-thorn trees on white clay below orange dunes
diaz-point | desert-coast | cliffs flat | sea:cold,blue,grey | rock gravel | - | - | seal penguin flamingo | - | dry | dias-cross lighthouse | a stone cross and a banded lighthouse on bare rock in the wind
dune-45 | sand-desert | dunes | none | redsand sand | acacia dead | - | antelope | - | dry | oryx | one star dune beside the road, with a few camel thorns at its foot
duwisib-castle | semi-desert | hills flat mesas mesas | none | drygrass gravel | acacia bush | - | horse | - | dry | duwisib | a sandstone castle with battlements in the middle of the steppe
epupa-falls | semi-desert | mountains hills | falls:dark,blue,green river:green,blue,brown | redrock rock | palm baobab bush | - | - | raft | dry | - | many falls between red rocks, baobabs and makalani palms
erongo-mountains | semi-desert | inselberg mountains | none | redrock drygrass | acacia bush | - | antelope giraffe | - | dry | leopard | huge round granite domes and boulders
etosha-halali | savanna | flat | waterhole:brown,grey none | drygrass salt gravel | acacia bush | - | zebra antelope giraffe rhino elephant | - | dry | oryx lions giraffes | zebras in the haze at the edge of the white pan
etosha-namutoni | savanna | flat | waterhole:brown,grey flood:pale,grey,brown | drygrass salt | palm acacia bush | - | flamingo giraffe elephant zebra | - | dry | namutoni flamingos giraffes | a white fort with four towers
etosha-okaukuejo | savanna | flat | waterhole:brown,grey | gravel drygrass salt | acacia bush | - | elephant rhino giraffe zebra lion antelope | - | dry | okaukuejo-tower elephants lions | a floodlit waterhole with elephants and rhinos, a round tower behind it
fish-river-canyon | gravel-desert | canyon | river:brown,green,dark | rock redrock gravel | quiver bush | - | - | - | dry | quiver-trees | a huge canyon of rust-brown steps with a river loop far below
garub-wild-horses | gravel-desert | flat mesas | waterhole:brown,grey | gravel sand drygrass | - | - | horse antelope | - | dry | horses | wild horses at a trough in the empty desert
grootberg-plateau | semi-desert | mesas canyon | none | redrock drygrass | acacia bush | - | rhino elephant zebra antelope | - | dry | - | a lodge's view down a broad valley of rust-red table mountains
hoba-meteorite | savanna | flat hills | none | drygrass | acacia broad bush | - | - | - | dry | hoba | a block of iron in a round hollow of stone steps
kalahari-dunes-mariental | semi-desert | dunes | none | redsand drygrass | acacia bush | - | antelope giraffe | - | dry | oryx san-shelter | long low red dunes with yellow grass and camel thorns
katima-mulilo-zambezi | wetland | flat | river:blue,brown,dark,green | grass leaf | tropical broad reeds | - | hippo elephant | canoe | green | hippos mokoro crocodile | the broad Zambezi under tall green trees
kolmanskop | sand-desert | dunes flat | none | sand | - | german | - | - | dry | kolmanskop | a German mining town with sand in its rooms
luderitz | desert-coast | flat hills | sea:cold,blue,grey | rock | - | villas german | seal penguin | fishing sail | dry | felsenkirche | coloured German houses and a church on bare black rock above a cold bay
moon-landscape | gravel-desert | canyon | none | rock gravel | - | - | - | - | dry | welwitschia | bare grey-brown badlands like the surface of the moon
namibrand-nature-reserve | semi-desert | mountains flat dunes | none | drygrass redsand | acacia bush | - | antelope zebra giraffe | - | dry | oryx tents | the Milky Way over a plain of grass and dark mountains
naukluft-mountains | semi-desert | mountains canyon | pools:green,dark,turquoise river:green,dark | rock gravel | acacia bush broad quiver | - | zebra | - | dry | - | a kloof of grey rock with clear pools
nyae-nyae-tsumkwe | savanna | flat | none flood:pale,blue | drygrass sand | baobab acacia bush | thatch | elephant antelope | - | dry | huts san-shelter baobabs | giant baobabs and San villages on a sandy plain
okonjima-africat | savanna | flat mesas | none | drygrass | acacia bush | - | antelope giraffe zebra | - | dry | cheetah leopard safari-car | cheetahs and leopards in dry thorn bush
opuwo-himba | semi-desert | hills | none | redsoil gravel | acacia bush | himba thatch | cow | - | dry | himba-huts huts | round clay huts of a Himba homestead on red earth
orange-river-canoeing | gravel-desert | mountains canyon | river:green,brown,blue | rock gravel | bush reeds | - | - | canoe raft | dry | - | canoes on a green river between bare mountains
palmwag-desert-elephants | semi-desert | mesas | none | redrock gravel | palm bush acacia | - | elephant giraffe zebra antelope rhino | - | dry | elephants oryx | desert elephants on rust-red stones before flat-topped hills
pelican-point | desert-coast | flat | lagoon:cold,blue,grey sea:cold,blue,grey | sand | - | - | seal pelican flamingo | kayak | dry | black-lighthouse seals pelicans dolphins | a black and white lighthouse on a bare sand spit, seals and kayaks
petrified-forest-khorixas | semi-desert | mesas hills | none | redrock gravel | acacia bush | - | - | - | dry | petrified-logs welwitschia | stone trunks on a stony hill
popa-falls-mahango | wetland | flat | river:blue,green,dark falls:dark,green,blue | grass rock leaf | tropical broad reeds baobab | - | elephant buffalo antelope hippo | canoe | green | hippos crocodile | low rapids of the Okavango between reed islands; no high fall at all
quiver-tree-forest | semi-desert | flat hills mesas mesas | none | rock redrock drygrass | quiver bush | - | - | - | dry | quiver-trees giants-playground | hundreds of quiver trees between dark boulders
ruacana-falls | semi-desert | hills | falls:dark,green,blue river:green,brown | rock | bush palm baobab | - | - | - | green | - | a wide curtain of water over a dark cliff in the rainy months
rundu-okavango | savanna | flat | river:blue,brown,dark | grass sand drygrass | acacia broad reeds bush | thatch | cow hippo | canoe | dry | mokoro | dugouts on the calm Okavango at sunset
sandwich-harbour | sand-desert | dunes | sea:cold,blue lagoon:cold,blue | sand | - | - | flamingo pelican seal | - | dry | flamingos safari-car | high dunes that fall straight into the Atlantic
sesriem-canyon | gravel-desert | canyon | none pools:dark,brown | rock clay gravel | bush acacia | - | - | - | dry | - | a narrow gorge cut into layers of pale conglomerate
skeleton-coast-terrace-bay | desert-coast | flat | sea:cold,grey,blue,dark | gravel sand | - | - | seal | - | dry | shipwreck | wrecks and whale bones on a grey shore in fog
solitaire | gravel-desert | flat mountains | none | gravel drygrass | quiver acacia bush | - | - | - | dry | gas-station wind-pump | a petrol station with rusted old cars in the sand
sossusvlei | sand-desert | dunes | none | clay redsand | acacia dead bush | - | antelope | - | dry | oryx | a clay pan ringed by the highest orange dunes, oryx on it
spitzkoppe | semi-desert | inselberg | none | redrock drygrass gravel | acacia bush quiver | - | antelope | - | dry | spitzkoppe rock-arch | a pointed granite peak and a rock arch
spreetshoogte-pass | semi-desert | mountains | none | drygrass rock | acacia quiver bush | - | zebra | - | dry | - | the edge of the highland and a vast pale plain far below
swakopmund-dunes | sand-desert | dunes | sea:cold,blue none | sand | - | - | - | - | dry | sandboarders quad-bikes | pale dunes beside the sea, with sandboarders and quad bikes
swakopmund | desert-coast | flat | sea:cold,blue,grey | paving sand | palm | german colonial | - | - | dry | swakop-houses swakop-lighthouse | German colonial houses, palms and a red and white lighthouse between desert and cold sea
twyfelfontein | semi-desert | mesas hills | none | redrock gravel | acacia bush | - | antelope elephant giraffe zebra | - | dry | twyfelfontein-rock | giraffes and a lion engraved on a slab of red sandstone
vingerklip | semi-desert | mesas | none | redrock drygrass | acacia bush quiver | - | - | - | dry | vingerklip | a finger of conglomerate 35 m high above a valley of table mountains
walvis-bay-lagoon | desert-coast | flat | lagoon:pale,blue,cold,grey flood:pale,blue,cold,grey | sand mud salt | - | - | flamingo pelican | - | dry | flamingos pelicans | tens of thousands of flamingos in a shallow lagoon
waterberg-plateau | savanna | mesas | none | redrock drygrass leaf | acacia broad bush | - | rhino buffalo giraffe antelope | - | green | - | a long red sandstone wall above thorn bush
windhoek | savanna | hills | none | paving drygrass | palm acacia bush | colonial german modern | - | - | dry | christuskirche | a sandstone church with a pointed tower on an island of lawn
`);
