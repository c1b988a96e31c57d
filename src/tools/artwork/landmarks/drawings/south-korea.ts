/** Landmarks of South Korea, as lines of shapes. */
export const southKorea: Readonly<Record<string, string>> = {
  'hwaseong-gate': `
    paint #b9af9d stone
    frustum 0 -2 4 24 10 10 0.94
    box -28 -2 5 34 7 3
    box 28 -2 5 34 7 3
    paint #93705c stone
    box 0 8 -0.3 22.6 1.2 0.7
    box -28 5 4 34 1.4 0.9
    box 28 5 4 34 1.4 0.9
    paint #2b211c
    box 0 -0.2 -1.06 5 3.4 0.3
    bar 0 3.2 -0.9 0 3.2 -1.3 2.5 0 14
    paint #9c3f2f
    box 0 8.2 4.6 15 3.2 5.4
    box 0 14 4.6 13 2.3 4.2
    cylinder -8.4 8.2 1.2 0.4 3.6 8
    cylinder -2.8 8.2 1.2 0.4 3.6 8
    cylinder 2.8 8.2 1.2 0.4 3.6 8
    cylinder 8.4 8.2 1.2 0.4 3.6 8
    paint #3f7d6b
    box 0 11.2 4.6 19 0.8 8.2
    box 0 15.8 4.6 16 0.7 6.6
    paint #4d545a tiles
    frustum 0 12 4.6 25 2 13 0.72
    frustum 0 16.5 4.6 21.6 1.8 11 0.7
    gable 0 18.3 4.6 15.2 3 7.8
    paint #e6e2d8
    box 0 21.2 4.6 15.4 0.5 0.8
    paint #ffd184 lamp
    box -28 -0.2 3.3 33 0.35 0.2
    box 28 -0.2 3.3 33 0.35 0.2
    box -7 -0.2 -1.3 8 0.35 0.2
    box 7 -0.2 -1.3 8 0.35 0.2
    paint #5b4030
    bar -10.4 8 0.4 -10.4 14 0.4 0.08 0.06 4
    paint #e0b43c
    quad -10.4 12 0.4 -8.4 12.2 0.4 -8.4 13.8 0.4 -10.4 14 0.4
    paint #5b4030
    bar 9.6 8 0.4 9.6 14 0.4 0.08 0.06 4
    paint #c9402f
    quad 9.6 12 0.4 11.6 12.2 0.4 11.6 13.8 0.4 9.6 14 0.4`,
  daereungwon: `
    paint #98a84e
    dome -18 -1 22 19 12.5
    dome 25 -1 28 21 14.5
    dome 3 -1 40 18 13
    paint #8a9d48
    dome -3 -1 12 9 5.4
    dome 31 -1 4 9 5
    paint #bdb09a stone
    box 14 -0.5 -8 5.8 1 5.8
    bar 14 0.5 -8 14 2.6 -8 2.6 2.45 18
    bar 14 2.6 -8 14 5.6 -8 2.45 1.8 18
    bar 14 5.6 -8 14 8.5 -8 1.8 1.5 18
    box 14 8.5 -8 3.3 0.45 3.3
    box 14 8.95 -8 2.9 0.45 2.9
    paint #2d2823
    box 14 4.5 -10.15 1.1 1.1 0.3
    paint #6f5240 wood
    bar -14 -0.5 -2 -13 5 -2 0.4 0.25
    bar -10.6 -0.5 0 -11.6 5.6 0 0.36 0.22
    bar 22.6 -0.5 -2 22 5.4 -2 0.4 0.24
    paint #3f6b40 leaf
    dome -12.6 4.6 -2 2.6 1.7
    dome -15 6.2 -1.6 1.8 1.3
    dome -11.8 6.6 0 2.4 1.6
    dome 21.8 4.8 -2 2.8 1.8
    dome 23.4 6.6 -1.4 2 1.4
    use walker 4 0 -9 20 1 coat=#c9483a
    use walker 5.2 0 -8.6 -20 1 coat=#e8d9b0`,
  'baekje-pagoda': `
    paint #7c4a38
    box -2 0.4 22 26 5 9
    paint #5b6064 tiles
    frustum -2 5.4 22 32 2 14 0.74
    gable -2 7.4 22 23.6 3.6 10.2
    paint #b6a993 stone
    box -2 -1 22 30 1.6 12
    box 0 -0.5 0 5.6 1 5.6
    box 0 0.5 0 4 0.7 4
    box 0 1.2 0 2.6 1.7 2.6
    frustum 0 2.9 0 4.21 0.32 4.21 1.1
    box 0 3.22 0 2.3 0.75 2.3
    frustum 0 3.97 0 3.73 0.32 3.73 1.1
    box 0 4.29 0 2 0.7 2
    frustum 0 4.99 0 3.24 0.32 3.24 1.1
    box 0 5.31 0 1.7 0.65 1.7
    frustum 0 5.96 0 2.75 0.32 2.75 1.1
    box 0 6.28 0 1.4 0.6 1.4
    frustum 0 6.88 0 2.27 0.32 2.27 1.1
    box 0 7.2 0 0.9 0.5 0.9
    dome 0 7.7 0 0.35 0.4
    paint #8d8373
    box 0 1.3 -1.34 1 1.4 0.1`,
  'tripitaka-hall': `
    paint #aca08c stone
    box 0 -2 9 58 5 16
    box 0 -2 0 7 3.6 3
    box 0 -2 -2.4 7 2.2 3
    paint #84634a wood
    box 0 3 9 46 4.6 8
    box 0 6.2 13 44 4 6
    box -21 3 4.1 0.8 4.6 0.5
    box -15 3 4.1 0.8 4.6 0.5
    box -9 3 4.1 0.8 4.6 0.5
    box -3 3 4.1 0.8 4.6 0.5
    box 3 3 4.1 0.8 4.6 0.5
    box 9 3 4.1 0.8 4.6 0.5
    box 15 3 4.1 0.8 4.6 0.5
    box 21 3 4.1 0.8 4.6 0.5
    paint #2f251e
    box 0 3.7 4.9 43 1.7 0.2
    box 0 6.1 4.9 43 0.8 0.2
    paint #b3906c wood
    box 0 4.1 4.75 43 0.12 0.2
    box 0 4.6 4.75 43 0.12 0.2
    paint #55595c tiles
    frustum 0 7.6 9 53 1.5 13.6 0.88
    gable 0 9.1 9 46.6 3.4 12
    paint #e2ddd2
    box 0 12.4 9 47 0.5 0.8
    paint #b8ad98 stone
    box -16 -1 -6 4.4 2 4.4
    box -16 1 -6 2.6 1.8 2.6
    box -16 2.8 -6 4 0.4 4
    box -16 3.2 -6 2.2 1.2 2.2
    box -16 4.4 -6 3.4 0.4 3.4
    box -16 4.8 -6 1.8 1 1.8
    box -16 5.8 -6 2.8 0.4 2.8
    cone -16 6.2 -6 0.4 2 8
    paint #d95a4a lamp
    dome 9 5.4 -5 0.5 0.6
    paint #e8c84a lamp
    dome 12 5.2 -5 0.5 0.6
    use walker 5 0 -8 20 1 coat=#8d8f90`,
  'hwaseong-wall': `
    paint #7f8f4a
    dome 6 -7 12 46 15
    paint #b3a893 stone
    box -34.0 -4.2 1.3 5.3 9 2.4
    paint #8a6a58 stone
    box -35.3 4.8 0.5 1.9 1.3 0.7
    box -32.7 4.8 0.5 1.9 1.3 0.7
    paint #b3a893 stone
    box -28.8 -3.8 2.9 5.3 9 2.4
    paint #8a6a58 stone
    box -30.1 5.2 2.1 1.9 1.3 0.7
    box -27.5 5.2 2.1 1.9 1.3 0.7
    paint #b3a893 stone
    box -23.6 -3.2 4.1 5.3 9 2.4
    paint #8a6a58 stone
    box -24.9 5.8 3.3 1.9 1.3 0.7
    box -22.3 5.8 3.3 1.9 1.3 0.7
    paint #b3a893 stone
    box -18.4 -2.2 5.1 5.3 9 2.4
    paint #8a6a58 stone
    box -19.7 6.8 4.3 1.9 1.3 0.7
    box -17.1 6.8 4.3 1.9 1.3 0.7
    paint #b3a893 stone
    box -13.2 -0.8 5.7 5.3 9 2.4
    paint #8a6a58 stone
    box -14.5 8.2 4.9 1.9 1.3 0.7
    box -11.9 8.2 4.9 1.9 1.3 0.7
    paint #b3a893 stone
    box -8.0 0.9 6.0 5.3 9 2.4
    paint #8a6a58 stone
    box -9.3 9.9 5.2 1.9 1.3 0.7
    box -6.7 9.9 5.2 1.9 1.3 0.7
    paint #b3a893 stone
    box -2.8 2.6 5.9 5.3 9 2.4
    paint #8a6a58 stone
    box -4.1 11.6 5.1 1.9 1.3 0.7
    box -1.5 11.6 5.1 1.9 1.3 0.7
    paint #b3a893 stone
    box 2.4 4.1 5.6 5.3 9 2.4
    paint #8a6a58 stone
    box 1.1 13.1 4.8 1.9 1.3 0.7
    box 3.7 13.1 4.8 1.9 1.3 0.7
    paint #b3a893 stone
    box 7.6 4.9 4.9 5.3 9 2.4
    paint #8a6a58 stone
    box 6.3 13.9 4.1 1.9 1.3 0.7
    box 8.9 13.9 4.1 1.9 1.3 0.7
    paint #b3a893 stone
    box 12.8 4.9 3.9 5.3 9 2.4
    paint #8a6a58 stone
    box 11.5 13.9 3.1 1.9 1.3 0.7
    box 14.1 13.9 3.1 1.9 1.3 0.7
    paint #b3a893 stone
    box 18.0 4.0 2.5 5.3 9 2.4
    paint #8a6a58 stone
    box 16.7 13.0 1.7 1.9 1.3 0.7
    box 19.3 13.0 1.7 1.9 1.3 0.7
    paint #b3a893 stone
    box 23.2 2.5 0.9 5.3 9 2.4
    paint #8a6a58 stone
    box 21.9 11.5 0.1 1.9 1.3 0.7
    box 24.5 11.5 0.1 1.9 1.3 0.7
    paint #b3a893 stone
    box 28.4 0.8 -1.1 5.3 9 2.4
    paint #8a6a58 stone
    box 27.1 9.8 -1.9 1.9 1.3 0.7
    box 29.7 9.8 -1.9 1.9 1.3 0.7
    paint #b3a893 stone
    box 33.6 -0.9 -3.4 5.3 9 2.4
    paint #8a6a58 stone
    box 32.3 8.1 -4.2 1.9 1.3 0.7
    box 34.9 8.1 -4.2 1.9 1.3 0.7
    paint #b3a893 stone
    box 38.8 -2.2 -6.0 5.3 9 2.4
    paint #8a6a58 stone
    box 37.5 6.8 -6.8 1.9 1.3 0.7
    box 40.1 6.8 -6.8 1.9 1.3 0.7
    paint #9c3f2f
    cylinder 6 13 5 0.3 4 8
    cylinder 14 13 5 0.3 4 8
    cylinder 6 13 9 0.3 4 8
    cylinder 14 13 9 0.3 4 8
    box 10 13 7 8 1 5
    paint #3f7d6b
    box 10 16.6 7 9.6 0.6 6.4
    paint #4d545a tiles
    frustum 10 17.2 7 13 2 9.4 0.66
    gable 10 19.1 7 8.4 2.2 5.4
    paint #f0eadc
    bar -17 27.0 14 -17 28.6 14 1.2 3.4 22
    paint #f0eadc
    bar -17 28.6 14 -17 31 14 3.4 5.6 22
    paint #d9703a
    bar -17 31 14 -17 34 14 5.6 6.8 22
    paint #d9703a
    bar -17 34 14 -17 37 14 6.8 6.8 22
    paint #f0eadc
    bar -17 37 14 -17 40 14 6.8 5.6 22
    paint #f0eadc
    bar -17 40 14 -17 42 14 5.6 3.6 22
    paint #f0eadc
    bar -17 42 14 -17 43.2 14 3.6 0.4 22
    paint #4a4038
    bar -18 24 14 -18 27.4 14 0.07 0.07 4
    bar -16 24 14 -16 27.4 14 0.07 0.07 4
    bar -17 22.4 14 -17 24 14 1.5 1.5 12
    bar -17 0 14 -17 22.4 14 0.05 0.05 4`,
};
