/** Landmarks of Kenya, as lines of shapes. */
export const kenya: Readonly<Record<string, string>> = {
  'iten-arch': `
    // The red metal arch over the road and a group of runners
    paint #a8523a
    box 0 -0.8 2 8 0.9 44
    paint #c0342c
    bar -5.4 -0.4 0 -5.4 5.2 0 0.26 0.22 10
    bar 5.4 -0.4 0 5.4 5.2 0 0.26 0.22 10
    bar -5.4 5.2 0 -3.4 6.7 0 0.2 0.2 8
    bar -3.4 6.7 0 0 7.3 0 0.2 0.2 8
    bar 0 7.3 0 3.4 6.7 0 0.2 0.2 8
    bar 3.4 6.7 0 5.4 5.2 0 0.2 0.2 8
    box 0 4.7 0 10.6 1.3 0.16
    paint #f4efe4
    box -2.2 5.45 -0.12 4.4 0.32 0.06
    box 2.6 5.45 -0.12 3.6 0.32 0.06
    box -1.6 4.9 -0.12 3 0.32 0.06
    box 2 4.9 -0.12 3.4 0.32 0.06
    use walker -2.1 0.1 -9 80 1 coat=#e0b84a
    use walker -0.9 0.1 -7.6 96 1.03 coat=#2f6a9a
    use walker 0.4 0.1 -9.4 88 0.98 coat=#d8433f
    use walker 1.6 0.1 -7.2 102 1.02 coat=#3f8a5a
    use walker 2.6 0.1 -9 84 1 coat=#efe6d0
    use walker -1.5 0.1 -4.6 92 1 coat=#c9583a
    use walker 1 0.1 -4.2 90 1.04 coat=#f0ece0`,
  kicc: `
    // Kenyatta International Convention Centre: the round tower with its wide top, the cone of the hall beside it
    paint #c9b89a windows
    box 0 -3 -2 66 10 30
    paint #b5a488
    box 20 7 0 24 5 18
    paint #b07a58 windows
    cylinder 0 0 6 14 84 30
    paint #96664a
    bar 0 84 6 0 90 6 13.6 21 30
    paint #dccdb2 windows
    cylinder 0 90 6 21 5.6 30
    paint #96664a
    bar 0 95.6 6 0 99 6 21.4 12 30
    cylinder 0 99 6 11 4 20
    paint #d8d2c6
    bar 0 103 6 0 112 6 0.6 0.2 6
    paint #a87452
    bar -27 6 -4 -27 11 -4 8 12.4 16
    bar -27 11 -4 -27 26 -4 12.4 1.4 16
    paint #d9b894
    bar -27 6.5 -16.4 -27 25.6 -5.2 0.6 0.4 5
    bar -38.6 7 -7 -27.6 25.6 -4.6 0.6 0.4 5
    bar -15.4 7 -7 -26.4 25.6 -4.6 0.6 0.4 5`,
  'nairobi-skyline': `
    // Towers of the city center, 1,100 m behind the landmark's origin
    paint #6f7d4c
    box 0 -26 1050 720 34 20
    paint #8fa6b6 glass
    box -262 -20 1110 46 118 30
    box -126 -20 1150 40 176 36
    frustum -126 156 1150 40 26 36 0.06
    box 168 -20 1140 44 148 32
    frustum 64 -20 1170 40 214 40 0.72
    paint #c4ccd2
    bar 64 194 1170 64 236 1170 2.4 0.8 6
    paint #b07a58 windows
    cylinder -26 -20 1080 15 112 22
    paint #96664a
    bar -26 92 1080 -26 98 1080 15 22 22
    bar -26 98 1080 -26 105 1080 22 13 22
    paint #cfc6b6 windows
    box -200 -20 1085 54 88 28
    box -78 -20 1075 44 76 26
    box 18 -20 1080 48 96 28
    box 112 -20 1085 52 104 28
    box 226 -20 1090 50 82 28
    box 292 -20 1120 44 112 28
    paint #a89a8c windows
    box -316 -20 1090 50 70 28
    box -160 -20 1070 40 66 24
    box 66 -20 1072 40 64 24
    box 262 -20 1075 36 58 24`,
  'coral-islets': `
    // Mushrooms of grey coral, undercut by the tide, with bushes on top
    paint #8a8577
    bar -26 -1.6 6 -26 2.8 6 3.5 2.6 14
    bar -26 2.8 6 -26 5 6 2.6 4.9 14
    bar -26 5 6 -26 6.4 6 4.9 4.2 14
    bar -13 -1.6 -3 -13 2.2 -3 2.6 1.9 14
    bar -13 2.2 -3 -13 4 -3 1.9 3.7 14
    bar -13 4 -3 -13 5 -3 3.7 3.1 14
    bar -8 -1.6 14 -8 3.2 14 4.4 3.2 14
    bar -8 3.2 14 -8 5.8 14 3.2 6 14
    bar -8 5.8 14 -8 7.4 14 6 5 14
    bar 2 -1.6 4 2 1.8 4 2.2 1.5 12
    bar 2 1.8 4 2 3.2 4 1.5 3 12
    bar 2 3.2 4 2 4.1 4 3 2.4 12
    bar -38 -1.6 22 -38 3 22 4.8 3.6 14
    bar -38 3 22 -38 5.6 22 3.6 6.6 14
    bar -38 5.6 22 -38 7.2 22 6.6 5.6 14
    paint #5f8440
    dome -26 6 6 4.2 1.5
    dome -13 4.7 -3 3 1
    dome -8 7 14 5 1.9
    dome 2 3.8 4 2.3 0.8
    dome -38 6.8 22 5.5 1.8
    paint #4a6e36
    dome -25 6.4 5 1.9 1.7
    dome -9.4 7.6 13 2 2
    dome -36.4 7.2 21 2.2 2`,
  'fort-jesus': `
    // Ochre walls with two bastions on coral rock, a tiled house above them
    paint #8d8471 stone
    frustum 0 -5 4 64 6 26 0.93
    paint #cf955f plaster
    frustum 0 0 7 46 11 18 0.95
    frustum -23 0 1 18 13 18 0.86
    frustum 23 0 1 18 13 18 0.86
    frustum 0 0 -2.6 15 8 7 0.88
    paint #e3b487
    box -23 12.4 1 16 1.2 16
    box 23 12.4 1 16 1.2 16
    box 0 10.4 7 44 1.2 17.2
    box 0 7.6 -2.6 13.6 0.9 6.4
    paint #4a3424
    box -27.5 12.7 -6.9 1.4 1 0.4
    box -23 12.7 -6.9 1.4 1 0.4
    box -18.5 12.7 -6.9 1.4 1 0.4
    box 18.5 12.7 -6.9 1.4 1 0.4
    box 23 12.7 -6.9 1.4 1 0.4
    box 27.5 12.7 -6.9 1.4 1 0.4
    quad -1.6 0 -6.14 1.6 0 -6.14 1.6 3 -5.96 -1.6 3 -5.96
    quad -1.6 3 -5.96 1.6 3 -5.96 0.8 4.1 -5.9 -0.8 4.1 -5.9
    paint #d9a878
    cylinder -30.6 11 -6.4 1.2 4.4 12
    dome -30.6 15.4 -6.4 1.2 1.1
    cylinder 30.6 11 -6.4 1.2 4.4 12
    dome 30.6 15.4 -6.4 1.2 1.1
    paint #f0e2c6 shutters
    box 8 10 9 15 6.6 8
    box -9 10 10 10 4.6 7
    paint #a8553c tiles
    hip 8 16.6 9 16.4 3.2 9.4
    hip -9 14.6 10 11 2.4 8
    paint #e8e2d4
    bar -2 11 6 -2 21 6 0.12 0.08 5
    paint #b0352c
    quad -2 18.6 6 2 18.4 5.8 2 20.6 5.8 -2 20.8 6`,
};
