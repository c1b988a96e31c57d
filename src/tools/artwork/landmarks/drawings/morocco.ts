/** Landmarks of Morocco, as lines of shapes. */
export const morocco: Readonly<Record<string, string>> = {
  'hassan-ii': `
    // The great mosque on its platform in the sea, a minaret of 200 m behind the hall
    paint #a89a84 stone
    box 0 -8 0 250 14 120
    paint #e9dfc9 windows
    box 6 6 6 190 34 84
    paint #efe6d2 plaster
    box 6 40 6 150 9 60
    box 6 6 -40 40 40 10
    paint #2f8a6c tiles
    hip 6 49 6 120 15 46
    hip -66 40 6 44 8 60
    hip 78 40 6 44 8 60
    gable 6 46 -40 42 6 11
    paint #e9dcc0 plaster
    box -44 6 44 25 160 25
    paint #2f8a78
    box -44 140 31.3 25.4 14 0.6
    box -44 162 44 26.4 3 26.4
    paint #d9c8a4
    box -44 30 31.4 17 22 0.5
    box -44 66 31.4 17 26 0.5
    box -44 104 31.4 17 26 0.5
    paint #e9dcc0 plaster
    box -44 165 44 13 28 13
    paint #2f8a78
    box -44 184 37.3 13.4 7 0.5
    frustum -44 193 44 13 5 13 0.2
    paint #e0b84a
    dome -44 198 44 2.6 4.4 1.2
    bar -44 202 44 -44 209 44 0.9 0.3 6
    paint #2f5f5a
    quad -8 6 -45.2 20 6 -45.2 20 26 -45.2 -8 26 -45.2
    triangle -8 26 -45.2 20 26 -45.2 6 40 -45.2
    quad -62 6 -36.2 -48 6 -36.2 -48 24 -36.2 -62 24 -36.2
    triangle -62 24 -36.2 -48 24 -36.2 -55 32 -36.2
    quad 60 6 -36.2 74 6 -36.2 74 24 -36.2 60 24 -36.2
    triangle 60 24 -36.2 74 24 -36.2 67 32 -36.2`,
  'hassan-tower': `
    // A red stump of a minaret, rows of broken columns, the white mausoleum to the right
    paint #b4714a stone
    box 0 -1 14 16 45 16
    paint #c98a60
    box 0 5 5.9 6 9 0.3
    box -4.2 17 5.9 5.4 10 0.3
    box 4.2 17 5.9 5.4 10 0.3
    box -4.2 30 5.9 5.4 11 0.3
    box 4.2 30 5.9 5.4 11 0.3
    paint #4a3022
    quad -1.2 6 5.7 1.2 6 5.7 1.2 10.6 5.7 -1.2 10.6 5.7
    quad -0.8 19 5.9 0.8 19 5.9 0.8 23 5.9 -0.8 23 5.9
    quad -5 32 5.7 -3.4 32 5.7 -3.4 37 5.7 -5 37 5.7
    quad 3.4 32 5.7 5 32 5.7 5 37 5.7 3.4 37 5.7
    paint #d8ccb6
    box 0 -1 -14 76 1.3 60
    cylinder -34 0.3 -38 1.2 7.4 12
    cylinder -26 0.3 -38 1.2 4.8 12
    cylinder -18 0.3 -38 1.2 8.6 12
    cylinder -10 0.3 -38 1.2 4.8 12
    cylinder 10 0.3 -38 1.2 8.6 12
    cylinder 18 0.3 -38 1.2 8.6 12
    cylinder 26 0.3 -38 1.2 8.6 12
    cylinder 34 0.3 -38 1.2 7.4 12
    cylinder -34 0.3 -28 1.2 2.4 12
    cylinder -26 0.3 -28 1.2 6 12
    cylinder -18 0.3 -28 1.2 3.6 12
    cylinder -10 0.3 -28 1.2 8.6 12
    cylinder 10 0.3 -28 1.2 2.4 12
    cylinder 18 0.3 -28 1.2 3.6 12
    cylinder 26 0.3 -28 1.2 2.4 12
    cylinder 34 0.3 -28 1.2 4.8 12
    cylinder -34 0.3 -18 1.2 6 12
    cylinder -26 0.3 -18 1.2 3.6 12
    cylinder -18 0.3 -18 1.2 6 12
    cylinder -10 0.3 -18 1.2 7.4 12
    cylinder 10 0.3 -18 1.2 2.4 12
    cylinder 18 0.3 -18 1.2 7.4 12
    cylinder 26 0.3 -18 1.2 3.6 12
    cylinder 34 0.3 -18 1.2 2.4 12
    cylinder -34 0.3 -8 1.2 8.6 12
    cylinder -26 0.3 -8 1.2 3.6 12
    cylinder -18 0.3 -8 1.2 6 12
    cylinder -10 0.3 -8 1.2 4.8 12
    cylinder 10 0.3 -8 1.2 3.6 12
    paint #f4efe4 windows
    box 27 0 6 14 10 14
    paint #f7f3ea
    box 27 10 6 15 0.8 15
    paint #2f8a62 tiles
    hip 27 10.8 6 13.4 8.4 13.4`,
  'bab-mansour': `
    // The great gate: green tiles around a horseshoe arch, two bastions on columns
    paint #c08c5e plaster
    box 0 -1 4 46 13 5
    box 0 -1 2 22 18 6
    box -13.4 -1 0 7 16 8
    box 13.4 -1 0 7 16 8
    paint #4f8a72
    box 0 8.6 -1.1 17.6 7 0.3
    box -13.4 7.4 -4.1 5.4 6 0.3
    box 13.4 7.4 -4.1 5.4 6 0.3
    paint #2f5f5a
    box 0 14.6 -1.3 18.4 0.8 0.3
    box 0 8 -1.3 18.4 0.6 0.3
    paint #efe4c8
    box -7.4 0 -1.3 1 8 0.3
    box 7.4 0 -1.3 1 8 0.3
    quad -6 8 -1.4 6 8 -1.4 4.4 10.6 -1.4 -4.4 10.6 -1.4
    quad -4.4 10.6 -1.4 4.4 10.6 -1.4 1.4 12.6 -1.4 -1.4 12.6 -1.4
    paint #2c211a
    quad -4.2 -1 -1.36 4.2 -1 -1.36 4.2 6 -1.36 -4.2 6 -1.36
    quad -5 6 -1.46 5 6 -1.46 4.4 9 -1.46 -4.4 9 -1.46
    quad -4.4 9 -1.46 4.4 9 -1.46 1 11.6 -1.46 -1 11.6 -1.46
    quad -15 -1 -4.1 -11.8 -1 -4.1 -11.8 4.6 -4.1 -15 4.6 -4.1
    quad 11.8 -1 -4.1 15 -1 -4.1 15 4.6 -4.1 11.8 4.6 -4.1
    paint #f4efe6
    cylinder -16.2 -1 -4.7 0.5 6.8 12
    cylinder -10.6 -1 -4.7 0.5 6.8 12
    cylinder 10.6 -1 -4.7 0.5 6.8 12
    cylinder 16.2 -1 -4.7 0.5 6.8 12
    paint #b07c50
    box -13.4 5.6 -4.5 7 1 1.4
    box 13.4 5.6 -4.5 7 1 1.4
    box -8 17 1 1.8 1.6 3
    box -4 17 1 1.8 1.6 3
    box 0 17 1 1.8 1.6 3
    box 4 17 1 1.8 1.6 3
    box 8 17 1 1.8 1.6 3`,
  volubilis: `
    // A Roman arch of triumph and a row of columns, storks' nests on two of them
    paint #c7b38c stone
    box -17 -1 4 6 10 4
    box -5 -1 4 6 10 4
    box -11 8.4 4 19 2.2 4.4
    box -11 10.6 4 17 1.4 3.6
    quad -14 6 1.9 -11 9 1.9 -11 9 6.1 -14 6 6.1
    triangle -14 5.4 1.96 -14 9 1.96 -11.6 9 1.96
    triangle -8 5.4 1.96 -10.4 9 1.96 -8 9 1.96
    paint #b8a27a
    box -11 8.2 1.7 19.6 0.5 0.6
    cylinder -18.4 -1 1.6 0.5 8.8 10
    cylinder -15.4 -1 1.6 0.5 8.8 10
    cylinder -6.6 -1 1.6 0.5 8.8 10
    cylinder -3.6 -1 1.6 0.5 8.8 10
    paint #d3c09a stone
    box 11 -1 4 24 1.6 7
    cylinder 1.6 0.6 2 0.55 7 12
    cylinder 5.4 0.6 2 0.55 7 12
    cylinder 9.2 0.6 2 0.55 4 12
    cylinder 13 0.6 2 0.55 7 12
    cylinder 16.8 0.6 2 0.55 7 12
    cylinder 20.6 0.6 2 0.55 7 12
    frustum 1.6 7.6 2 1.1 1 1.1 1.6
    frustum 5.4 7.6 2 1.1 1 1.1 1.6
    frustum 13 7.6 2 1.1 1 1.1 1.6
    frustum 16.8 7.6 2 1.1 1 1.1 1.6
    frustum 20.6 7.6 2 1.1 1 1.1 1.6
    box 18.7 8.6 2 5.6 0.9 1.6
    paint #6a5038
    frustum 5.4 8.6 2 1.2 0.6 1.2 1.5
    frustum -16 12 4 1.3 0.7 1.3 1.5
    paint #f4f1ea
    bar 5.2 10 2 5.7 10.3 2 0.22 0.1 7
    bar 5.7 10.3 2 5.8 10.9 2 0.08 0.06 6`,
  'painted-rocks': `
    // Granite boulders, the largest painted blue, others pink and violet
    paint #5b8fd6
    dome -7 -1 4 7 8.4 1.04
    dome 2.6 -1 1 4.6 5 1.06
    dome -14.6 -0.6 0 3.4 3.4 1.08
    paint #86b4e6
    dome 9.6 -1 6 6 7.4 1.04
    dome -2.4 -0.6 -4 2.4 2.4 1.08
    paint #d9789a
    dome 15.4 -0.8 1 4 4.4 1.06
    dome -9.6 -0.5 -4.6 2 2 1.08
    paint #9a7fc4
    dome 7.4 -0.6 -3.4 2.8 2.8 1.08
    paint #cf8a70
    dome -20 -1 6 5 5.6 1.05
    dome 21 -1 7 5.4 6 1.05
    dome 3 -1 10 6.4 10 1.04
    dome 12.6 -0.5 -5 1.8 1.6 1.08
    dome -5.6 -0.4 -6.8 1.4 1.2 1.08`,
  'monkey-fingers': `
    // Bundled pillars of red rock, rounded at the top like fingers
    paint #b4623f
    bar -24 -4 6 -24 15 6 5 4.2 12
    dome -24 15 6 4.2 4
    bar -16 -4 4 -16 21 4 5 4.2 12
    dome -16 21 4 4.2 4.4
    bar -8 -4 6 -8 26 6 5.2 4.4 12
    dome -8 26 6 4.4 4.6
    bar 0 -4 4 0 23 4 5 4.2 12
    dome 0 23 4 4.2 4.4
    bar 8 -4 6 8 27 6 5.2 4.4 12
    dome 8 27 6 4.4 4.6
    bar 16 -4 5 16 20 5 5 4.2 12
    dome 16 20 5 4.2 4.2
    bar 24 -4 7 24 14 7 5 4 12
    dome 24 14 7 4 3.8
    paint #a5563a
    bar -20 -4 -1 -20 9 -1 4.4 3.6 12
    dome -20 9 -1 3.6 3.2
    bar -12 -4 -2 -12 13 -2 4.6 3.8 12
    dome -12 13 -2 3.8 3.6
    bar -4 -4 -2 -4 15 -2 4.6 3.8 12
    dome -4 15 -2 3.8 3.6
    bar 4.4 -4 -2 4.4 14 -2 4.6 3.8 12
    dome 4.4 14 -2 3.8 3.6
    bar 12.4 -4 -1 12.4 10 -1 4.4 3.6 12
    dome 12.4 10 -1 3.6 3.2
    paint #c4744e
    bar -8 -4 -7 -8 5 -7 3.8 3 12
    dome -8 5 -7 3 2.6
    bar 0.4 -4 -7.4 0.4 7 -7.4 3.8 3 12
    dome 0.4 7 -7.4 3 2.8
    frustum 0 -4 2 64 7 22 0.8`,
  'sidi-moussa': `
    // A round granary of clay on the top of a conical hill
    paint #a9805a
    bar 0 -6 0 0 14 0 60 34 28
    bar 0 14 0 0 31 0 34 13 28
    bar 0 31 0 0 33.6 0 13 10 24
    paint #c08c62 plaster
    cylinder 0 33 0 9 8.6 22
    cylinder -7.4 33 -4 2.2 10.6 12
    cylinder 7.4 33 -4 2.2 10.6 12
    cylinder 0 33 8 2.2 10.6 12
    paint #d3a478
    cylinder 0 41.4 0 9.3 0.7 22
    paint #4a3020
    box 0 33.4 -8.9 1.3 2.3 0.5
    box -3 38 -8.5 0.5 1 0.5
    box 3 38 -8.5 0.5 1 0.5
    box -5.4 36 -7.3 0.5 1 0.5
    box 5.4 36 -7.3 0.5 1 0.5
    paint #d8bd92
    bar 20.6 3 -44.2 7.6 8.5 -41.2 0.6 0.6 5
    bar 7.6 8.5 -41.2 -6 14 -34.4 0.6 0.6 5
    bar -6 14 -34.4 1.6 19 -28.4 0.6 0.5 5
    bar 1.6 19 -28.4 9 24 -20.4 0.5 0.5 5
    bar 9 24 -20.4 4.4 29 -15.4 0.5 0.4 5
    bar 4.4 29 -15.4 0 33.4 -10.8 0.4 0.4 5
    paint #6f7d42
    dome -26 11.4 -24 2.4 2
    dome 24 14 -20 2 1.8
    dome -17 21 -15 1.8 1.5
    dome 33 6 -26 2.6 2.2
    dome -38 5 -22 2.6 2.2`,
  'asilah-murals': `
    // White walls with large paintings and a blue door, the old sea tower above them
    paint #f6f3ea plaster
    box -4 -1 4 11 8.4 6
    box 6 -1 3 9 7 6
    paint #c9b48c stone
    box 1.6 -1 14 7 17 7
    box -0.6 16 11 1.6 1.4 1
    box 1.6 16 11 1.6 1.4 1
    box 3.8 16 11 1.6 1.4 1
    paint #7fb0d8
    box -4 -1 0.96 11 1.9 0.1
    box 6 -1 -0.04 9 1.7 0.1
    paint #2f6fb0
    quad -8.6 1.4 0.9 -4.4 1.2 0.9 -3.6 4.2 0.9 -7.4 5.6 0.9
    paint #e2a63a
    quad -5.4 2 0.86 -1.4 1.4 0.86 -2.4 5.8 0.86 -4.8 4.4 0.86
    paint #d2503c
    triangle -7.6 3.6 0.82 -3 2.6 0.82 -5.4 6.6 0.82
    paint #3f9a86
    quad -3 3.8 0.84 0.6 3.2 0.84 0.8 6.4 0.84 -2 6.6 0.84
    paint #26303f
    bar -7.8 1.8 0.8 -4.6 4.8 0.8 0.14 0.1 5
    bar -4.6 4.8 0.8 -1.6 2.4 0.8 0.14 0.1 5
    paint #d2503c
    quad 6.6 2 -0.1 9.4 1.8 -0.1 9.8 4.8 -0.1 7.2 5.4 -0.1
    paint #5fa0d0
    quad 7.4 2.8 -0.14 10 2.6 -0.14 9.2 5.6 -0.14 8 4.4 -0.14
    paint #2f74b8
    quad 2.8 -1 -0.1 4.8 -1 -0.1 4.8 2.2 -0.1 2.8 2.2 -0.1
    quad 2.8 2.2 -0.1 4.8 2.2 -0.1 4.2 3.1 -0.1 3.4 3.1 -0.1`,
  'egypt-set': `
    // A temple of plaster for films: two pylons and seated giants in the desert
    paint #d6b27c plaster
    frustum -11 -1 4 15 16 6 0.84
    frustum 11 -1 4 15 16 6 0.84
    box 0 -1 4.4 8 11.4 5
    paint #c49c66
    box -11 14.6 4 13.4 0.9 5.8
    box 11 14.6 4 13.4 0.9 5.8
    box 0 10 4.2 9 1.2 5.6
    paint #3a2a1e
    quad -2.4 -1 1.86 2.4 -1 1.86 2 7.6 1.86 -2 7.6 1.86
    paint #b8935f
    box -11 4 1.2 1.2 6 0.3
    box -8 4 1.2 1.2 6 0.3
    box -14 4 1.2 1.2 6 0.3
    box 8 4 1.2 1.2 6 0.3
    box 11 4 1.2 1.2 6 0.3
    box 14 4 1.2 1.2 6 0.3
    paint #dfbf8c
    box -7 -1 -3 3.6 3 3.4
    box -7 2 -1.6 3 4 1.4
    box -7 2 -3.2 3 1.1 2.4
    box -7 -0.4 -4.9 2.8 3 0.9
    frustum -7 6 -1.6 1.7 1.6 1.4 0.9
    frustum -7 5.4 -1.3 3 2.6 1.2 0.6
    box 7 -1 -3 3.6 3 3.4
    box 7 2 -1.6 3 4 1.4
    box 7 2 -3.2 3 1.1 2.4
    box 7 -0.4 -4.9 2.8 3 0.9
    frustum 7 6 -1.6 1.7 1.6 1.4 0.9
    frustum 7 5.4 -1.3 3 2.6 1.2 0.6
    paint #e8cf9f
    frustum -7 7.6 -1.6 1.4 1.8 1.3 0.4
    frustum 7 7.6 -1.6 1.4 1.8 1.3 0.4
    paint #8a6a44
    bar 19 -1 6 19 12 6 0.12 0.1 5
    bar 22 -1 6 20 13 6 0.12 0.1 5
    bar 19 7 6 21.4 7 6 0.1 0.1 5`,
  'tetouan-minaret': `
    paint #f2eee2 plaster
    box 0 -1 0 6 21 6
    box 0 22.6 0 3 4.4 3
    paint #2f8f6a
    box 0 15.4 -3.05 4.4 2.6 0.2
    box 3.05 15.4 0 0.2 2.6 4.4
    box -3.05 15.4 0 0.2 2.6 4.4
    box 0 9.6 -3.05 3.2 1.6 0.2
    box 0 18.8 0 6.3 0.6 6.3
    paint #e8e0c8
    box 0 19.4 0 6.5 1 6.5
    box -2.7 20.2 -2.7 0.9 1.4 0.9
    box -0.9 20.2 -2.7 0.9 1.4 0.9
    box 0.9 20.2 -2.7 0.9 1.4 0.9
    box 2.7 20.2 -2.7 0.9 1.4 0.9
    paint #3a8f5f tiles
    frustum 0 27 0 3.8 2.6 3.8 0.02
    paint #4a4038
    box 0 12.4 -3.05 0.9 2 0.2
    box 0 5.4 -3.05 0.9 2 0.2
    paint #d9b03a
    bar 0 29.4 0 0 31.4 0 0.22 0.06 6`,
};
