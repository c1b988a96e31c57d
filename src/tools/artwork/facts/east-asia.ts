import { factsTable } from './table.ts';

export const eastAsia = factsTable(`
# Japan
beppu-hot-springs | temperate-forest | mountains hills volcano | pond:milky,blue sea:blue,cold | rock leaf soil | broad fir autumn | japanese modern | - | fishing | autumn | geyser gondola-cable | columns of steam and ponds of hot cobalt water between mountain and bay
hakone | conifer-forest | mountains volcano | lake:blue,cold,dark | leaf rock | fir broad autumn | japanese | - | ferry | autumn | hakone-ship gondola-cable | a ship like a galleon and a red gate on a lake below wooded volcanoes
himeji-castle | city | flat hills | pond:green,dark | grass soil paving | fir broad autumn | modern | - | - | green | himeji gondola-cable | a white castle with many tiers of grey roofs above its moat
hiroshima-peace-memorial | city | flat hills | river:green,blue,dark | grass paving | broad | modern | - | ferry | summer | abomb-dome | a ruined dome by the river
ishigaki-taketomi | tropical-coast | flat hills | sea:turquoise,blue | sand coral leaf | palm tropical | - | buffalo turtle fish | ferry | summer | taketomi-house turtle | red-tiled houses behind walls of coral, lanes of white sand, a buffalo cart
iya-valley | temperate-forest | canyon mountains | river:green,turquoise,cold | rock leaf | broad fir autumn | thatch | - | raft | green | vine-bridge | a bridge of vines and slats over a green river in a wooded gorge
kamakura | temperate-forest | hills | sea:blue,cold | leaf paving sand grass | broad fir | japanese | - | - | green | kamakura-buddha surfer | a great seated Buddha of green bronze under the open sky
kamikochi | alpine | mountains snowpeaks | river:cold,turquoise,blue pond:cold,green | leaf gravel rock | fir broad dead | - | - | - | summer | suspension-bridge mountain-hut boardwalk tents monkey | a wooden hanging bridge over a clear river, a wall of snowy peaks behind
kanazawa | city | flat hills | pond:green,dark | grass soil paving | autumn fir broad | japanese | - | - | autumn | kenrokuen-pine | a pine under a tent of ropes and a two-legged lantern by a garden pond
koyasan | conifer-forest | mountains hills | none | leaf soil | fir autumn broad | - | - | - | green | okunoin konpon-daito | mossy stone tombs and lanterns along a path under giant cedars
kumano-kodo | temperate-forest | mountains | falls:cold,grey river:green,cold | leaf rock | fir broad rain | - | - | - | green | nachi-falls hikers | a red pagoda before a tall straight fall, old paths through cedars
kyoto-fushimi-inari | temperate-forest | hills | none | leaf paving | fir cypress broad | japanese | - | - | green | fushimi-torii inari-foxes | a tunnel of red gates in the forest
miyajima-itsukushima | temperate-forest | mountains hills | sea:blue,cold,dark | leaf rock | broad fir autumn | - | deer | - | summer | torii pagoda-japan | a great red gate in the sea below a wooded mountain
mount-fuji | temperate-forest | volcano | lake:blue,cold | lava leaf grass | autumn fir broad | - | - | - | autumn | pagoda-japan torii | a snow-capped cone above a lake
nagasaki | city | hills mountains | sea:blue,cold,dark river:green | paving rock leaf | broad fir | japanese modern | - | ferry fishing | summer | church tram gondola-cable | lights on steep slopes on three sides of a long harbour, old churches
nakasendo-magome-tsumago | temperate-forest | mountains hills | none | paving soil leaf | fir broad autumn | japanese | - | - | green | hikers | a steep stone-paved street of dark wooden inns below mountains
naoshima | temperate-forest | islands hills | sea:blue,cold,green | sand rock leaf | fir broad | - | - | ferry | summer | - | a calm sea of wooded islands, a jetty and a ferry
nara-park | temperate-forest | hills | pond:green,dark | grass | autumn broad | - | deer | - | autumn | great-hall-nara | deer on the lawn before a huge wooden hall
nikko | conifer-forest | mountains | falls:cold,grey lake:blue,cold river:cold | leaf rock soil | fir autumn broad | - | - | - | autumn | yomeimon pagoda-japan boardwalk monkey | a gate of white, gold and black carvings among tall cedars
niseko | snow | mountains volcano snowpeaks rounded | none | snow | fir dead | alpine | - | - | snow | gondola-cable | deep snow, birches and a white cone
osaka | city | flat | canal:blue,dark,green | paving | lanterns broad | modern | - | ferry | summer | dotonbori market-stalls | neon signs, a giant crab and a yellow wheel mirrored in a canal at night
sapporo | city | mountains hills flat | none | snow paving grass | fir dead broad | modern | - | - | snow | sapporo-tower gondola-cable skiers | a red steel television tower above a long park in snow
sendai-matsushima | temperate-forest | islands hills | sea:blue,cold,green | rock leaf sand | fir broad autumn | - | - | ferry fishing | summer | matsushima | islets of white rock with crooked pines and a red bridge in a calm bay
shimanami-kaido | temperate-forest | islands hills | sea:blue,cold,green | leaf rock sand | broad fir | japanese | - | ferry fishing | summer | shimanami-bridge gondola-cable cyclists | long white suspension bridges from island to island
shirakawa-go | temperate-forest | mountains | river:cold,green | snow grass rice | fir broad | gassho | - | - | snow | gassho | steep thatched farmhouses in deep snow
takayama | city | mountains hills | river:cold,green | paving leaf | autumn broad fir | japanese | - | - | autumn | nakabashi market-stalls | a red bridge and old wooden merchants' houses by a mountain river
tokyo-shibuya | city | flat | none | paving | lanterns | modern | - | - | summer | shibuya | a crossing full of people between neon screens
yakushima | rainforest | mountains | river:cold,green sea:blue,cold | leaf rock | rain fir broad | - | deer | ferry | green | jomon-sugi monkey turtle | a gnarled giant cedar in mossy rainforest with deer and monkeys
# South Korea
andong-hahoe | farmland | hills cliffs | river:green,cold | grass rice sand soil | fir broad autumn | thatch hanok | - | canoe | autumn | hanok | thatched farmhouses around tiled roofs in the loop of a river
boseong-tea-fields | farmland | hills | none | tea leaf | fir broad | - | - | - | green | pickers | combed rows of tea that follow steep slopes, cedars between them
bukhansan | temperate-forest | mountains inselberg hills crags | none | rock leaf | fir broad autumn | modern | - | - | autumn | hanok hikers climber | bare domes of pale granite above pines at the edge of Seoul
bulguksa-gyeongju | temperate-forest | hills | pond:green | soil grass | autumn fir broad | - | - | - | autumn | bulguksa | stone stairs up to a temple with painted eaves
busan-gamcheon | city | hills | sea:blue,cold | rock leaf | broad fir | rainbow | - | fishing | summer | - | cube houses of all colours on a steep slope above the sea
chuncheon-nami-island | temperate-forest | mountains hills islands | lake:blue,green,cold river:green,cold | leaf grass | autumn broad fir | modern | - | ferry canoe | autumn | gondola-cable zipline | an island of golden trees in a lake that a small ferry goes to
damyang-gwangju | farmland | hills flat | river:green | leaf grass soil | broad autumn fir | hanok modern | - | - | green | bamboo-grove hanok | paths between tall green stems of a bamboo forest
dmz-imjingak | temperate-forest | hills | river:grey | grass drygrass | fir broad autumn | - | - | - | autumn | dmz-tower train | ribbons on barbed wire, a watchtower
gangneung | temperate-forest | mountains flat | sea:blue,cold lake:blue,cold | sand leaf | fir broad | modern | - | fishing | summer | surfer | a long sandy beach with pines on a deep blue sea, mountains inland
gongju-baekje | farmland | hills flat | pond:green,dark river:green | grass soil leaf | broad fir | hanok | - | - | green | baekje-pagoda hanok | an old stone pagoda of five storeys with thin wide roofs, lotus ponds
gyeongju-daereungwon | farmland | hills flat | pond:green,dark | grass drygrass soil | fir broad autumn | hanok | - | - | autumn | daereungwon hanok | round grass mounds over royal tombs and a small bottle-shaped stone tower
haeinsa | conifer-forest | mountains | none | leaf soil | fir autumn broad | - | - | - | autumn | tripitaka-hall bulguksa | long wooden halls with slatted windows on a terrace in a mountain forest
hallasan | alpine | volcano crater shield | lake:dark,cold,blue | grass rock snow | fir | - | deer | - | snow | - | a crater lake on an old volcano with snow
jeonju-hanok-village | city | hills | none | paving | autumn broad | hanok | - | - | autumn | hanok changdeokgung | hundreds of dark curved tile roofs
jirisan | temperate-forest | mountains | none | leaf grass rock | broad fir autumn | - | - | - | summer | mountain-hut hikers | one green ridge behind the other above a sea of cloud
seogwipo | temperate-forest | cliffs volcano hills | falls:cold,blue,green sea:blue,cold | lava rock leaf | broad palm fir | - | - | fishing | green | dolphins hikers | a fall from black cliffs straight into the sea
seongsan-ilchulbong-jeju | alpine | crater cliffs | sea:blue,cold,dark | grass lava | - | - | horse | fishing | summer | horses | a green crater with a crown of rock that stands in the sea
seoraksan | temperate-forest | mountains crags | river:cold,green | rock leaf | autumn fir | - | - | - | autumn | bulguksa | pale granite towers above red autumn forest
seoul-changdeokgung | city | mountains hills | pond:green,dark | soil grass paving | autumn broad fir | hanok modern | - | - | autumn | changdeokgung | a palace with painted eaves and a garden pond, granite peaks behind
suncheon-bay | wetland | hills flat | river:grey,brown,blue sea:grey,blue | drygrass mud grass | fir broad | thatch | - | fishing | autumn | hanok boardwalk | golden reeds on tidal mud and one channel that winds through them like an S
suwon-hwaseong | city | hills | river:green | grass paving | fir broad autumn | modern | - | - | autumn | hwaseong-gate hwaseong-wall | a fortress wall of brick and stone with gates and pavilions around a city; a tethered balloon above it
tongyeong | temperate-forest | islands hills | sea:blue,cold,green | rock leaf | broad fir | rainbow modern | - | ferry fishing | summer | gondola-cable white-lighthouse | hundreds of green islands from above, ferries between them
udo | temperate-forest | cliffs flat islands | sea:turquoise,blue | sand lava grass | fir bush | - | horse cow | fishing ferry | summer | white-lighthouse horses | a white beach on turquoise water, black lava and a white lighthouse
ulleungdo | temperate-forest | cliffs mountains volcano islands | sea:blue,cold,dark | lava rock leaf | broad fir | - | - | fishing ferry | summer | gondola-cable | dark volcanic cliffs with green tops and sea stacks in deep clear water
yeosu | city | hills islands | sea:blue,cold,dark | paving rock leaf | broad fir | modern | - | fishing ferry | summer | gondola-cable market-stalls | a harbour at night with cable cars that glide over it
# Taiwan
alishan-forest | conifer-forest | mountains | none | leaf | fir | - | - | - | green | alishan-train | a red forest train among giant cypresses above a sea of cloud
beitou-yangmingshan | rainforest | volcano mountains crater shield | pools:green,turquoise,milky | rock leaf grass soil | tropical broad fir | - | buffalo | - | green | bathers | a steaming jade pond among trees, sulphur vents on grassy volcanoes
chishang | farmland | mountains flat | canal:green | rice grass | broad palm | - | - | - | green | brown-avenue cyclists balloon | a straight farm road between rice fields with one round tree, mountains behind
green-island | tropical-coast | cliffs volcano | sea:blue,turquoise | lava coral grass leaf sand | bush palm | - | deer fish diver turtle | fishing ferry | summer | bathers turtle white-lighthouse | round pools of hot salt water beside the breakers on a volcanic shore
hehuanshan-qingjing | alpine | mountains | none | grass drygrass rock | fir | - | sheep | - | summer | mountain-hut hikers | round peaks of dwarf bamboo above 3,000 m, sheep on high meadows
hualien | tropical-coast | mountains | sea:blue,cold | gravel rock leaf | palm tropical bush | modern | - | fishing | summer | dolphins whale market-stalls | a crescent of grey pebbles on the Pacific, steep green mountains behind
jiaoxi-guishan-island | tropical-coast | flat mountains islands volcano | sea:blue,turquoise,cold | darksand leaf rock | tropical broad palm | - | - | ferry fishing | summer | turtle-island dolphins whale bathers surfer | an island in the shape of a turtle off a dark beach
jiufen-old-street | city | hills | sea:blue,dark | paving | lanterns broad | japanese shophouse | - | - | summer | jiufen | stairs with red lanterns and a tea house above the sea
kaohsiung | city | flat hills | pond:green,blue sea:blue,green | paving leaf grass | palm tropical broad | modern shophouse | - | ferry | summer | dragon-tiger-pagodas monkey | twin pagodas on a lake that one enters through a dragon and a tiger
kenting-national-park | tropical-coast | cliffs hills | sea:blue,turquoise | grass coral sand | palm bush | - | cow | - | summer | white-lighthouse | a white lighthouse on green grass above coral rock
kinmen | farmland | hills flat | sea:blue,green,grey pond:green | soil grass redsoil | broad fir | - | cow | fishing | summer | minnan-houses | brick houses with swallow-tail ridges, guarded by a stone lion in a red cape
lukang | city | flat | none | paving | lanterns broad | asian shophouse | - | - | summer | chinese-temple market-stalls | old temples with carved roofs at the end of a street of red brick
matsu | temperate-forest | hills islands cliffs | sea:blue,turquoise | rock leaf grass | broad fir | mediterranean | - | fishing | summer | white-lighthouse | houses of yellow granite stepped above a bay where the water glows blue at night
orchid-island-lanyu | tropical-coast | cliffs hills | sea:blue,turquoise,cold | lava grass leaf | palm bush | - | sheep | canoe | summer | tatala | black rocks, green slopes and red-white painted boats with high ends
penghu | tropical-coast | islands cliffs flat | sea:turquoise,blue | lava sand coral drygrass | bush | - | turtle fish | fishing | summer | double-heart turtle kitesurfers | a stone weir in the shape of two hearts in turquoise water
pingxi-shifen | rainforest | hills | falls:green,brown river:green | leaf paving rock | tropical broad | asian shophouse | - | - | green | sky-lanterns train | glowing paper lanterns that rise above a railway between shop fronts
sun-moon-lake | cloud-forest | mountains | lake:blue,green,cold | leaf | tropical broad | - | - | sail ferry | green | ci-en-pagoda gondola-cable | a mountain lake in mist below a pagoda on a wooded hill
taichung | wetland | flat | flood:grey,brown,blue sea:grey,blue | mud grass paving | broad | modern | - | - | summer | wind-turbines market-stalls boardwalk | white wind turbines mirrored in a tidal flat at sunset
tainan-old-city | city | flat | canal:green | paving | lanterns palm broad | shophouse | - | - | summer | confucius-temple chinese-temple | red temple walls with swung roofs and old streets
taipei-101 | city | hills flat | none | paving leaf | tropical broad | modern | - | - | summer | taipei-101 | one green tower in eight steps above the city
taitung-dulan | tropical-coast | mountains cliffs | sea:blue,turquoise | gravel rock leaf | palm tropical | - | - | fishing | summer | sanxiantai-bridge surfer | a footbridge that crosses the sea in eight arches to a rocky islet
taroko-gorge | rainforest | canyon mountains | river:grey,milky,cold | rock leaf | tropical broad rain | - | - | - | green | suspension-bridge | walls of grey-white marble above a blue-grey river
xiaoliuqiu | reef | flat islands | sea:turquoise,blue | coral sand leaf | palm tropical | - | turtle fish diver | fishing ferry | summer | turtle | green turtles in clear water around a small coral island
yehliu-geopark | tropical-coast | cliffs | sea:blue,cold,green | rock leaf | bush tropical | - | - | - | summer | queens-head | mushroom rocks of yellow sandstone on a cape, one like a queen's head
yushan | alpine | mountains snowpeaks | none | rock grass leaf | fir dead | - | - | - | autumn | mountain-hut hikers | a bare pyramid of grey rock above fir forest, the highest in Taiwan
`);
