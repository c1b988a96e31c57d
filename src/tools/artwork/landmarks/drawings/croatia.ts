/** Landmarks of Croatia, as lines of shapes. */
export const croatia: Readonly<Record<string, string>> = {
  'bol-kites': `
    // Riders on boards, their round kites on lines before them
    use walker 0 0.2 0 -20 1 coat=#2c3a4a
    paint #f0d24a
    box 0.10 0.08 0 1.6 0.07 0.42
    paint #e0522f leaf
    quad 7.95 7.55 1.50 8.10 8.31 1.50 7.73 7.84 2.00 7.73 7.27 2.00
    paint #f6efe2 leaf
    quad 8.10 8.31 1.50 8.01 9.08 1.50 7.52 8.47 2.00 7.73 7.84 2.00
    paint #e0522f leaf
    quad 8.01 9.08 1.50 7.68 9.79 1.50 7.12 9.08 2.00 7.52 8.47 2.00
    paint #f6efe2 leaf
    quad 7.68 9.79 1.50 7.15 10.36 1.50 6.56 9.62 2.00 7.12 9.08 2.00
    paint #e0522f leaf
    quad 7.15 10.36 1.50 6.47 10.74 1.50 5.91 10.03 2.00 6.56 9.62 2.00
    paint #f6efe2 leaf
    quad 6.47 10.74 1.50 5.71 10.90 1.50 5.22 10.28 2.00 5.91 10.03 2.00
    paint #e0522f leaf
    quad 5.71 10.90 1.50 4.94 10.81 1.50 4.56 10.34 2.00 5.22 10.28 2.00
    paint #f6efe2 leaf
    quad 4.94 10.81 1.50 4.23 10.49 1.50 4.01 10.21 2.00 4.56 10.34 2.00
    paint #e8ecee
    bar 0.30 1.25 -0.20 7.89 7.47 1.70 0.022 0.022 4
    bar 0.30 1.25 -0.20 4.16 10.41 1.70 0.022 0.022 4
    use walker -6 0.2 14 -20 1 coat=#7a2f3a
    paint #e8e2d4
    box -5.90 0.08 14 1.6 0.07 0.42
    paint #2f7fc0 leaf
    quad 1.39 6.81 15.50 1.54 7.57 15.50 1.17 7.10 16.00 1.17 6.53 16.00
    paint #f2c53d leaf
    quad 1.54 7.57 15.50 1.45 8.34 15.50 0.96 7.73 16.00 1.17 7.10 16.00
    paint #2f7fc0 leaf
    quad 1.45 8.34 15.50 1.12 9.05 15.50 0.56 8.34 16.00 0.96 7.73 16.00
    paint #f2c53d leaf
    quad 1.12 9.05 15.50 0.59 9.62 15.50 0.00 8.88 16.00 0.56 8.34 16.00
    paint #2f7fc0 leaf
    quad 0.59 9.62 15.50 -0.09 10.00 15.50 -0.65 9.29 16.00 0.00 8.88 16.00
    paint #f2c53d leaf
    quad -0.09 10.00 15.50 -0.85 10.16 15.50 -1.34 9.54 16.00 -0.65 9.29 16.00
    paint #2f7fc0 leaf
    quad -0.85 10.16 15.50 -1.62 10.07 15.50 -2.00 9.60 16.00 -1.34 9.54 16.00
    paint #f2c53d leaf
    quad -1.62 10.07 15.50 -2.33 9.75 15.50 -2.55 9.47 16.00 -2.00 9.60 16.00
    paint #e8ecee
    bar -5.70 1.25 13.80 1.33 6.73 15.70 0.022 0.022 4
    bar -5.70 1.25 13.80 -2.40 9.67 15.70 0.022 0.022 4`,
  'sibenik-cathedral': `
    paint #e6dfd0 stone
    box 0 -3 22 25 13 38
    box 0 8 22 12 9 38
    box 0 -3 30 28 18 12
    paint #d3cbbb
    bar -8.4 10 3 -8.4 10 41 4.2 4.2 18
    bar 8.4 10 3 8.4 10 41 4.2 4.2 18
    bar 0 17 3 0 17 41 6.1 6.1 20
    paint #f0eadc
    box 0 -3 2.6 25 13 1
    box 0 8 2.6 12 9 1
    bar -8.4 10 2 -8.4 10 2.6 0.01 4.3 18
    bar 8.4 10 2 8.4 10 2.6 0.01 4.3 18
    bar 0 17 2 0 17 2.6 0.01 6.2 20
    box -6.2 -3 1.9 1.1 22 1
    box 6.2 -3 1.9 1.1 22 1
    box -12.4 -3 1.9 1.1 14 1
    box 12.4 -3 1.9 1.1 14 1
    cylinder 0 20 30 5.8 8 8
    box 0 23 30 13 2.4 13
    paint #d9d2c4
    dome 0 28 30 5.9 6.4
    cylinder 0 34 30 1.2 2.6 8
    cone 0 36.6 30 1.4 2 8
    bar 0 38 30 0 40 30 0.2 0.15 5
    paint #4a443c
    bar 0 13.4 1.3 0 13.4 1.8 0.01 2.8 18
    bar 0 19.6 1.3 0 19.6 1.8 0.01 1.2 14
    box 0 0 1.8 3 6.4 0.4
    box -9 3 1.8 1.2 4.4 0.4
    box 9 3 1.8 1.2 4.4 0.4
    paint #cfc6b4
    bar 0 13.4 1 0 13.4 1.4 0.01 0.9 14`,
  'mljet-monastery': `
    paint #b9ad94
    frustum 0 -3 10 92 3.8 52 0.92
    paint #6f8446
    frustum 0 0.6 12 80 2.2 42 0.8
    paint #d9cbaa windows
    box -12 2 8 30 9 8
    box -24 2 16 8 9 20
    box 6 2 2 8 12 8
    paint #dccfb2 stone
    box 10 2 14 12 12 20
    cylinder 10 14 15 4 3 12
    box 16.4 2 4 4.6 19 4.6
    paint #b5653f tiles
    hip -12 11 8 31 2.6 9
    hip -24 11 16 9 2.6 21
    hip 6 14 2 8.8 2.4 8.8
    gable 10 14 14 12.8 2.6 20
    cone 10 17 15 4.4 3 12
    frustum 16.4 21 4 5 3 5 0.02
    paint #3a2f28
    box 16.4 16.4 1.6 1.4 2.4 0.3
    box 6 3 -2.1 1.6 3 0.3
    box 10 6 3.9 1.2 3 0.3
    paint #33522f
    cone -34 2 6 2.2 11 9
    cone -31 2 0 2 9 9
    cone 24 2 8 2.2 12 9
    cone 0 2 -6 1.6 8 9
    paint #4f6f3c
    dome -36 2 16 6 8
    dome 30 2 14 7 9
    dome 36 1.4 6 5 6
    dome 22 2 22 7 10
    dome -14 2 26 8 12`,
  motovun: `
    paint #cbb894 stone
    cylinder -20 -14 24 22 26 22
    cylinder 0 -14 23 22 27 22
    cylinder 20 -14 25 22 26 22
    paint #bba783 stone
    cylinder -20 6 24 22.4 1 22
    cylinder 0 6 23 22.4 1 22
    cylinder 20 6 25 22.4 1 22
    paint #ecd9b4 shutters
    box -27 12 12 13 8 8
    box -13 12 9 13 9 8
    box 1 12 8 12 8 8
    box 14 12 10 12 9 8
    box 27 12 14 12 7 8
    box -16 16 22 20 9 9
    box 22 16 24 18 9 9
    paint #b5613f tiles
    hip -27 20 12 14 2.8 9
    hip -13 21 9 14 2.8 9
    hip 1 20 8 13 2.8 9
    hip 14 21 10 13 2.8 9
    hip 27 19 14 13 2.8 9
    hip -16 25 22 21 3 10
    hip 22 25 24 19 3 10
    paint #e6d6b8 plaster
    box 4 16 26 14 14 16
    paint #b5613f tiles
    hip 4 30 26 15 3.4 17
    paint #c2ad88 stone
    box -8 14 26 6.4 31 6.4
    box -10.2 45 23.4 1.4 1.8 1
    box -8 45 23.4 1.4 1.8 1
    box -5.8 45 23.4 1.4 1.8 1
    box -10.2 45 28.6 1.4 1.8 1
    box -5.8 45 28.6 1.4 1.8 1
    paint #3a3028
    box -8 38 22.7 1.8 4 0.3`,
  'ston-walls': `
    paint #79804e
    cone 80 -20 26 116 96 40
    cone 20 -20 60 120 40 36
    paint #d3c5a6 stone
    box -50 -12 0 26 20 2.6
    box -26 -12 0 24 20 2.6
    box -8 -12 0 14 21 2.6
    box 5 -16 0 13 31 2.6
    box 17 -16 0 12 38 2.6
    box 28 -18 0 11 48 2.6
    box 39 -18 0 12 57 2.6
    box 50 -18 0 11 66 2.6
    box 61 -18 0 12 74 2.6
    paint #e0d4b8 stone
    box -38 -12 -0.6 6.4 26 6.4
    box -14 -12 -0.6 6.4 27 6.4
    box 11 -14 -0.6 6 35 6
    box 33.4 -14 -0.6 6 52 6
    box 55.6 -14 -0.6 6 70 6
    box 68 -14 0 9 78 8
    cylinder -64 -12 1 9 26 18
    paint #e6dcc4
    box -55 8 -0.8 3 1.6 1
    box -47 8 -0.8 3 1.6 1
    box -31 8 -0.8 3 1.6 1
    box -23 8 -0.8 3 1.6 1
    box -6 9 -0.8 3 1.6 1
    box 4 15 -0.8 2.6 1.6 1
    box 18 22 -0.8 2.6 1.6 1
    box 27 30 -0.8 2.6 1.6 1
    box 41 39 -0.8 2.6 1.6 1
    box 49 48 -0.8 2.6 1.6 1
    box -70 14 -4 3 2 3
    box -64 14 -7 3 2 3
    box -58 14 -4 3 2 3
    paint #4a4034
    box -38 4 -4 1.6 3 0.4
    box -14 5 -4 1.6 3 0.4
    box 11 12 -3.8 1.4 2.6 0.4
    box 33.4 28 -3.8 1.4 2.6 0.4`,
  'varazdin-castle': `
    paint #7f9f4c
    frustum 0 -1 12 84 4.4 40 0.8
    paint #f5f0e4 windows
    box 0 3 14 44 11 14
    box -14 3 6 12 11 10
    paint #f5f0e4 plaster
    cylinder -24 3 8 6.4 12 20
    cylinder 24 3 8 6.4 12 20
    cylinder 24 3 24 5 13 18
    box 4 3 4 9 17 9
    box 4 2 -4 5 7 10
    paint #b5583c tiles
    gable 0 14 14 46 6 15
    hip -14 14 6 13 4 11
    cone -24 15 8 7 8 20
    cone 24 15 8 7 8 20
    cone 24 16 24 5.6 7 18
    frustum 4 20 4 9.8 8 9.8 0.1
    gable 4 9 -4 6 2.4 11
    paint #6f6a62
    box 4 -1 -14 6 3.4 14
    paint #8a3f30
    box -16 14.6 6.2 1.2 4 1.2
    box 14 17 12 1.4 4.6 1.4
    paint #3a3028
    box 4 2.4 -9.2 3 4.4 0.4
    box 4 12 -0.6 1.4 2.4 0.3
    box -24 8 1.5 1.2 2 0.4
    box 24 8 1.5 1.2 2 0.4
    bar 4 16.4 -0.9 4 16.4 -0.6 0.01 1.2 14`,
  korcula: `
    paint #b5a88c
    frustum 0 -3 12 84 4 46 0.94
    paint #d6c8a8 stone
    frustum 0 0 12 76 8 38 0.96
    cylinder -36 -1 -2 7 15 20
    cylinder 36 -1 0 6 13 20
    cylinder -8 -1 -6 4.6 11 18
    paint #e2d6ba
    cylinder -36 12 -2 7.6 1.6 20
    cylinder 36 10.4 0 6.6 1.6 20
    paint #ead8b6 shutters
    box -24 7 2 16 7 9
    box -8 7 0 14 7 9
    box 8 7 0 16 7 9
    box 24 7 3 14 7 9
    box -18 10 14 22 9 10
    box 6 10 13 22 10 10
    box 24 9 16 14 8 10
    box -6 13 25 30 9 10
    paint #b9633f tiles
    hip -24 14 2 17 2.6 10
    hip -8 14 0 15 2.6 10
    hip 8 14 0 17 2.6 10
    hip 24 14 3 15 2.6 10
    hip -18 19 14 23 2.8 11
    hip 6 20 13 23 2.8 11
    hip 24 17 16 15 2.6 11
    hip -6 22 25 31 3 11
    paint #e6dabc stone
    box 0 12 19 5.4 26 5.4
    box 0 37.4 19 6.4 0.8 6.4
    cylinder 0 38 19 2.2 4 8
    dome 0 42 19 2.4 2.2
    paint #3a3028
    box 0 31 16.2 1.6 4 0.3
    paint #39562f
    cone -44 0 16 3 12 9
    cone -40 0 26 3 13 9
    cone 43 0 18 3 13 9
    cone 40 0 28 3 12 9`,
};
