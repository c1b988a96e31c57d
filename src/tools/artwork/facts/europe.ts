import { factsTable } from './table.ts';

export const europe = factsTable(`
# Croatia
dubrovnik-old-town | mediterranean | mountains hills cliffs | sea:blue,turquoise | rock paving | cypress bush | mediterranean | - | sail ferry | summer | dubrovnik ramparts | red roofs inside a massive wall above the sea
hvar-town | mediterranean | hills islands | sea:blue,turquoise | rock leaf | cypress fir palm | mediterranean | - | sail fishing | summer | fort | a harbour square and a fortress on the hill
krka-waterfalls | mediterranean | hills | falls:green,turquoise pools:green,turquoise river:green | leaf rock | broad | - | - | - | summer | krka-mill boardwalk | wide veils of water over many low steps, mills beside them
plitvice-lakes | temperate-forest | hills | falls:turquoise,green lake:turquoise,green pools:turquoise,green | leaf rock | broad fir | - | - | - | summer | boardwalk | turquoise lakes in steps with a wooden path
rovinj | mediterranean | flat | sea:blue,green | rock | bush fir | coloured | - | fishing sail | summer | rovinj | coloured houses that rise from the sea to a tall bell tower
split-diocletians-palace | mediterranean | mountains | sea:blue,turquoise | paving | palm | mediterranean | - | sail ferry fishing | summer | split | a palm promenade before Roman walls and a bell tower
zadar-sea-organ | mediterranean | flat | sea:blue,green | paving | broad fir | mediterranean | - | sail | summer | sea-organ | steps into the sea with holes that play, sunset
zagreb | city | hills | none | paving | broad | german mediterranean | - | - | summer | zagreb | a church roof with two coats of arms in coloured tiles
# Germany
bastei-saxon-switzerland | temperate-forest | mesas hills cliffs | river:green,dark | rock leaf | broad fir | - | - | - | summer | bastei | a stone bridge between sandstone towers
berlin-museum-island | city | flat | river:green,dark,blue | paving grass | broad | german modern | - | ferry | summer | berlin brandenburg-gate | a green-domed cathedral and museums by the river
cologne-cathedral | city | flat | river:green,blue,grey | paving grass | broad | german | - | ferry | summer | cologne | two dark spires above the Rhine
hamburg-speicherstadt | city | flat | canal:dark,green,blue | paving | - | brick | - | ferry | summer | speicherstadt elbphilharmonie | brick warehouses along canals; a glass concert hall like a wave
jasmund-chalk-cliffs | temperate-forest | cliffs | sea:cold,blue,green | chalk leaf | broad | - | - | sail | summer | - | white chalk cliffs with beech forest above the Baltic
munich-marienplatz | city | flat snowpeaks | river:green | paving grass | broad | german | - | - | summer | munich | a neo-Gothic town hall and two round domes
neuschwanstein-castle | alpine | mountains snowpeaks | lake:blue | leaf rock | autumn fir broad | - | cow | - | autumn | neuschwanstein | a white castle with towers on a crag before the Alps
triberg-waterfalls | conifer-forest | hills | falls:dark,grey,green | rock leaf | fir | german | - | - | summer | black-forest-house | a fall over granite steps between dark firs
# Italy
amalfi-coast | mediterranean | mountains cliffs | sea:blue,turquoise | rock leaf | cypress | mediterranean | - | ferry sail fishing | summer | - | pastel houses stacked on a cliff, a tiled dome
cinque-terre | mediterranean | cliffs hills | sea:blue,green,turquoise | rock vines | bush cypress | coloured | - | fishing | summer | - | bright houses on a cliff above a tiny harbour
florence | mediterranean | hills | river:green,brown | paving grass | cypress | mediterranean | - | - | summer | florence | a red dome above a sea of roofs
mount-etna | volcanic | volcano | none | lava ash | fir bush | - | - | - | summer | - | a broad smoking volcano of black lava
pompeii | mediterranean | flat volcano | none | grass soil paving | cypress fir | - | - | - | summer | pompeii | ruined columns and streets with Vesuvius behind
rome-colosseum | mediterranean | flat hills | river:green | paving grass | cypress fir | mediterranean | - | - | summer | colosseum pompeii | a half broken arena of three rows of arches
tre-cime-dolomites | alpine | mountains | lake:green,blue | rock grass | fir | - | sheep cow | - | summer | mountain-hut | three vertical rock towers side by side
venice | city | flat | canal:green,turquoise lagoon:green,turquoise,blue | paving | - | coloured | - | gondola ferry | summer | venice campanile | gondolas before palaces, domes and a bell tower
`);
