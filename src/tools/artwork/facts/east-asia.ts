import { factsTable } from './table.ts';

export const eastAsia = factsTable(`
# Japan
hiroshima-peace-memorial | city | flat hills | river:green,blue,dark | grass paving | broad | modern | - | ferry | summer | abomb-dome | a ruined dome by the river
kyoto-fushimi-inari | temperate-forest | hills | none | leaf paving | fir cypress broad | japanese | - | - | green | fushimi-torii pagoda-japan | a tunnel of red gates in the forest
miyajima-itsukushima | temperate-forest | mountains hills | sea:blue,cold,dark | leaf rock | broad fir autumn | - | deer | - | summer | torii pagoda-japan | a great red gate in the sea below a wooded mountain
mount-fuji | temperate-forest | volcano | lake:blue,cold | lava leaf grass | autumn fir broad | - | - | - | autumn | pagoda-japan torii | a snow-capped cone above a lake
nara-park | temperate-forest | hills | pond:green,dark | grass | autumn broad | - | deer | - | autumn | great-hall-nara | deer on the lawn before a huge wooden hall
niseko | snow | mountains volcano snowpeaks | none | snow | fir dead | alpine | - | - | snow | gondola-cable | deep snow, birches and a white cone
shirakawa-go | temperate-forest | mountains | river:cold,green | snow grass rice | fir broad | gassho | - | - | snow | gassho | steep thatched farmhouses in deep snow
tokyo-shibuya | city | flat | none | paving | lanterns | modern | - | - | summer | shibuya | a crossing full of people between neon screens
# South Korea
bulguksa-gyeongju | temperate-forest | hills | pond:green | soil grass | autumn fir broad | - | - | - | autumn | bulguksa | stone stairs up to a temple with painted eaves
busan-gamcheon | city | hills | sea:blue,cold | rock leaf | broad fir | rainbow | - | fishing | summer | - | cube houses of all colours on a steep slope above the sea
dmz-imjingak | temperate-forest | hills | river:grey | grass drygrass | fir broad autumn | - | - | - | autumn | dmz-tower train | ribbons on barbed wire, a watchtower
hallasan | alpine | volcano crater | lake:dark,cold,blue | grass rock snow | fir | - | deer | - | snow | - | a crater lake on an old volcano with snow
jeonju-hanok-village | city | hills | none | paving | autumn broad | hanok | - | - | autumn | hanok changdeokgung | hundreds of dark curved tile roofs
seongsan-ilchulbong-jeju | alpine | crater cliffs | sea:blue,cold,dark | grass lava | - | - | horse | fishing | summer | horses | a green crater with a crown of rock that stands in the sea
seoraksan | temperate-forest | mountains | river:cold,green | rock leaf | autumn fir | - | - | - | autumn | bulguksa | pale granite towers above red autumn forest
seoul-changdeokgung | city | mountains hills | pond:green,dark | soil grass paving | autumn broad fir | hanok modern | - | - | autumn | changdeokgung | a palace with painted eaves and a garden pond, granite peaks behind
# Taiwan
alishan-forest | conifer-forest | mountains | none | leaf | fir | - | - | - | green | alishan-train | a red forest train among giant cypresses above a sea of cloud
jiufen-old-street | city | hills | sea:blue,dark | paving | lanterns broad | japanese shophouse | - | - | summer | jiufen | stairs with red lanterns and a tea house above the sea
kenting-national-park | tropical-coast | cliffs hills | sea:blue,turquoise | grass coral sand | palm bush | - | cow | - | summer | white-lighthouse | a white lighthouse on green grass above coral rock
orchid-island-lanyu | tropical-coast | cliffs hills | sea:blue,turquoise,cold | lava grass leaf | palm bush | - | sheep | canoe | summer | tatala | black rocks, green slopes and red-white painted boats with high ends
sun-moon-lake | cloud-forest | mountains | lake:blue,green,cold | leaf | tropical broad | - | - | sail ferry | green | chinese-pagoda gondola-cable | a mountain lake in mist with a pagoda
tainan-old-city | city | flat | canal:green | paving | lanterns palm broad | shophouse | - | - | summer | confucius-temple chinese-temple | red temple walls with swung roofs and old streets
taipei-101 | city | hills flat | none | paving leaf | tropical broad | modern | - | - | summer | taipei-101 | one green tower in eight steps above the city
taroko-gorge | rainforest | canyon mountains | river:grey,milky,cold | rock leaf | tropical broad rain | - | - | - | green | suspension-bridge | walls of grey-white marble above a blue-grey river
`);
