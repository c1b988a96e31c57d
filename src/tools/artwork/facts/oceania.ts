import { factsTable } from './table.ts';

export const oceania = factsTable(`
# Australia
great-barrier-reef-cairns | reef | islands | sea:turquoise,blue | coral sand | palm | - | shark turtle fish diver | sail | summer | turtle | coral gardens in clear blue water
kakadu-national-park | savanna | cliffs mesas | falls:dark,green,brown flood:blue,brown pools:green,dark | redrock grass leaf | tropical palm broad | - | pelican | - | green | crocodile twyfelfontein-rock | a sandstone escarpment with falls, wetlands and rock paintings
kgari-fraser-island | temperate-forest | dunes rolling hills | sea:blue,turquoise lake:turquoise,blue | sand | broad fir | - | - | - | summer | dingo shipwreck safari-car | a beach for a road, coloured sand cliffs and a rusted wreck
melbourne-laneways | city | flat | river:brown | paving | lanterns broad | modern | - | - | summer | tram | narrow lanes full of paint, trams
sydney-harbour | city | flat | sea:blue | paving leaf | broad | modern | - | ferry sail | summer | opera harbour-bridge | white shells by the harbour and a steel arch
twelve-apostles | mediterranean | cliffs | sea:turquoise,blue,cold,green | rock sand leaf grass | bush | - | kangaroo | - | summer | kangaroo | ochre limestone stacks in the surf
uluru | semi-desert | inselberg flat | none | redsoil redsand drygrass | bush acacia | - | - | - | dry | kangaroo dingo | one huge red rock on a flat red plain
whitehaven-beach | tropical-coast | hills islands | sea:turquoise | sand | fir broad palm | - | - | sail | summer | - | white sand that swirls into turquoise water
# New Zealand
abel-tasman-coast | temperate-forest | hills | sea:turquoise,green,blue | sand | broad fir | - | seal | kayak | summer | seals | golden sand, kayaks and dark forest
aoraki-hooker-valley | alpine | snowpeaks | lake:grey,milky | rock drygrass | - | - | - | - | summer | suspension-bridge mountain-hut | a pyramid of ice above a grey glacier lake
bay-of-islands | temperate-forest | islands hills | sea:blue,turquoise,green | leaf grass | broad fir | white | - | sail | summer | dolphins maori-house | many low green islands with sailing boats
hobbiton-matamata | farmland | hills rolling | pond:green | grass | broad | - | sheep | - | green | hobbit | round doors in green hills
milford-sound | temperate-forest | mountains snowpeaks | sea:dark,blue,cold falls:grey | rock leaf | rain broad | - | seal | ferry kayak | green | dolphins | a sharp peak that rises straight from dark water, falls
queenstown | alpine | mountains snowpeaks | lake:blue | drygrass leaf rock | autumn fir | alpine | - | sail ferry | autumn | gondola-cable | jagged mountains above a blue lake, a gondola
rotorua-geothermal | volcanic | crater hills | lake:turquoise,milky,green pools:turquoise,milky,green | rock leaf | bush fir broad | - | - | - | green | geyser maori-house | steaming pools with orange rims, geysers
tongariro-alpine-crossing | volcanic | volcano crater | lake:turquoise,milky,green | lava drygrass ash | - | - | - | - | summer | - | a red crater and emerald lakes beside a dark cone
`);
