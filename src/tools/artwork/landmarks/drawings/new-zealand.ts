/** Landmarks of New Zealand, as lines of shapes. */
export const newZealand: Readonly<Record<string, string>> = {
  'sky-tower': `
    paint #c9cdcf windows
    box 0 -2 14 70 26 40
    paint #e2e4e4
    cylinder 0 0 6 6.2 190 20
    frustum -9 -2 -1 4 40 4 0.5
    frustum 9 -2 -1 4 40 4 0.5
    frustum -9 -2 13 4 40 4 0.5
    frustum 9 -2 13 4 40 4 0.5
    bar 0 172 6 0 184 6 6.2 13 20
    cylinder 0 184 6 13 3 24
    cylinder 0 191 6 13.6 2 24
    cylinder 0 198 6 12 2.4 24
    cylinder 0 206 6 10 2.4 24
    paint #3f6a78 glass
    cylinder 0 187 6 12.4 4 24
    cylinder 0 193 6 12 5 24
    cylinder 0 200.4 6 10.4 5.6 24
    cylinder 0 208.4 6 8.4 5 20
    paint #dfe3e4
    bar 0 212 6 0 226 6 7 3.4 16
    cylinder 0 226 6 3.6 14 14
    cylinder 0 240 6 2.8 22 12
    cylinder 0 262 6 2 26 10
    bar 0 288 6 0 328 6 1.4 0.4 8
    paint #c9402c lamp
    dome 0 327 6 1 1.4`,
  'tekapo-church': `
    paint #a89f70
    frustum 1 -3 8 46 3.6 30 0.84
    paint #8f8878
    frustum 1 -3 7 50 2.8 34 0.9
    paint #9a9184 stone
    box 0 0 8 15 4.4 7
    box 9.4 0 8 6 3.8 6
    box -3 0 3.4 4 3.6 4
    triangle -7.5 4.4 4.5 -7.5 4.4 11.5 -7.5 9.6 8
    frustum -7.6 0 8 1.6 10.6 3.4 0.8
    box -7.6 10.4 7.2 1.4 2 0.5
    box -7.6 10.4 8.8 1.4 2 0.5
    frustum -7.6 12.2 8 1.7 1.4 2.6 0.1
    frustum -8 0 4.6 2 3.6 1.4 0.5
    frustum 6.6 0 4.2 1.6 3.4 1.4 0.5
    paint #5f666c tiles
    gable 0.2 4.2 8 15.6 5.2 8.6
    gable 9.6 3.6 8 6.6 4.4 7.2
    quad -5.4 3.2 1 -5.4 3.2 5 -3 6.2 5 -3 6.2 1
    quad -0.6 3.2 1 -0.6 3.2 5 -3 6.2 5 -3 6.2 1
    paint #8a8174
    triangle -5 3.4 1.3 -1 3.4 1.3 -3 5.8 1.3
    paint #3a2f28 wood
    box -3 0 1.3 1.4 2.6 0.3
    paint #4f6a78 glass
    box 1.6 1.6 4.4 0.9 1.8 0.3
    box 4.4 1.6 4.4 0.9 1.8 0.3
    box 9.6 1.4 4.9 0.9 1.6 0.3
    paint #8f877a
    dome -12 0 2 1.2 0.9
    dome 14 0 1 1.6 1.1
    dome -16 0 6 1.4 1
    dome 5 0 0 1 0.7`,
  'cathedral-cove': `
    paint #dccdae
    frustum -11.4 -3 6 12 9 16 0.92
    frustum -11.4 6 6 11 5 15.6 1.26
    frustum -11.4 11 6 13.8 5 15.4 1.42
    frustum 11.6 -3 6 12 9 16 0.92
    frustum 11.6 6 6 11 5 15.6 1.26
    frustum 11.6 11 6 13.8 5 15.4 1.42
    paint #e6d9bc
    frustum 0 15.6 7 42 8 18 0.66
    frustum 26 -3 9 30 19 22 0.7
    frustum -21 -3 10 16 15 18 0.6
    frustum 31 15 11 25 9 18 0.5
    paint #bfae8c
    frustum 26 4 8.4 29.6 1 22 0.98
    frustum 26 9 8.6 27 0.8 21 0.98
    frustum 0 18.4 6.8 39 0.8 17.6 0.98
    frustum 0 21 7 32 0.7 15.6 0.98
    frustum -11.4 3 6 12 0.7 16 0.98
    frustum 11.6 3 6 12 0.7 16 0.98
    paint #4f7a3c
    dome 0 22.6 8 13 4
    dome -9 19 9 8 4
    dome 22 15 10 9 4
    dome 33 23 12 9 5
    dome -22 11.4 11 6 3.4
    dome 13 19.4 11 8 4
    paint #e0d2b2
    frustum -37 -3 -2 8 15 8 0.82
    frustum -37 12 -2 6 4 6 0.5
    paint #5f8a44
    dome -37 15.4 -2 2.4 1.6`,
  'cardboard-cathedral': `
    paint #d9dedd
    quad -11.4 0 0 -9 0 42 0 19 42 0 24 0
    quad 11.4 0 0 9 0 42 0 19 42 0 24 0
    paint #8f989c
    box -15 -1 22 6 4 44
    box 15 -1 22 6 4 44
    paint #c9a878
    bar -11.2 0 -0.2 0 23.6 -0.2 0.45 0.45 8
    bar 11.2 0 -0.2 0 23.6 -0.2 0.45 0.45 8
    paint #f0efe8
    triangle -10.8 0 0.2 10.8 0 0.2 0 23 0.2
    paint #d8433f
    triangle -2 16.4 0 2 16.4 0 0 21 0
    triangle -7.4 5.6 0 -3.8 5.6 0 -5.6 10 0
    paint #2f7fb0
    triangle -4 11 0 -0.4 11 0 -2.2 15.6 0
    triangle 3.8 5.6 0 7.4 5.6 0 5.6 10 0
    paint #e8b83c
    triangle 0.4 11 0 4 11 0 2.2 15.6 0
    triangle -3.6 5.6 0 0 5.6 0 -1.8 10 0
    paint #4f9a5c
    triangle -1.8 10.6 0 1.8 10.6 0 0 6.2 0
    triangle 0 5.6 0 3.6 5.6 0 1.8 10 0
    paint #8a4f9a
    triangle -2 15.9 0 2 15.9 0 0 11.4 0
    paint #4a5a60 glass
    box 0 0 -0.3 9 4.4 0.5
    paint #c9a878
    bar -3 0 -0.7 -3 4.6 -0.7 0.25 0.25 6
    bar 0 0 -0.7 0 4.6 -0.7 0.25 0.25 6
    bar 3 0 -0.7 3 4.6 -0.7 0.25 0.25 6`,
  'pancake-rocks': `
    paint #5f5a50
    cylinder -12 -3 4 3.9 17 9
    cylinder -3 -3 0 3.3 13 9
    cylinder 6 -3 5 4.4 20 9
    cylinder 16 -3 1 3.6 14 9
    cylinder 25 -3 7 5 17 9
    paint #a59d8c
    cylinder -12 0.4 4 4.7 1.5 9
    cylinder -12 3 4 4.4 1.4 9
    cylinder -12 5.6 4 4.8 1.5 9
    cylinder -12 8.2 4 4.4 1.4 9
    cylinder -12 10.8 4 4.7 1.4 9
    cylinder -3 0 0 4.1 1.4 9
    cylinder -3 2.5 0 3.8 1.4 9
    cylinder -3 5 0 4.1 1.4 9
    cylinder -3 7.6 0 3.8 1.4 9
    paint #b3ab9a
    cylinder 6 0.6 5 5.3 1.5 9
    cylinder 6 3.2 5 5 1.4 9
    cylinder 6 5.8 5 5.4 1.5 9
    cylinder 6 8.4 5 5 1.4 9
    cylinder 6 11 5 5.3 1.5 9
    cylinder 6 13.6 5 5 1.4 9
    cylinder 16 0.2 1 4.4 1.4 9
    cylinder 16 2.8 1 4.1 1.4 9
    cylinder 16 5.4 1 4.4 1.4 9
    cylinder 16 8 1 4.1 1.4 9
    paint #9a9282
    cylinder 25 1 7 5.9 1.5 9
    cylinder 25 4 7 5.6 1.5 9
    cylinder 25 7 7 5.9 1.5 9
    cylinder 25 10 7 5.6 1.5 9
    paint #6f8a48
    dome 6 16.4 5 3.6 2.2
    dome 25 13.4 7 4 2.2
    dome -12 13.6 4 3.2 1.6
    paint #f2f6f6 leaf
    bar 1.6 2 -4 1.4 7 -4 0.4 1 9
    bar 1.4 7 -4 1 11 -4 1 1.7 9
    dome 0.2 10.6 -4 1.5 2
    dome 1.9 10.2 -4 1.3 1.6`,
  kiwi: `
    paint #6a4f38
    bar -0.3 0.22 0 -0.19 0.25 0 0.02 0.12 12
    bar -0.19 0.25 0 -0.06 0.287 0 0.12 0.17 12
    bar -0.06 0.287 0 0.08 0.325 0 0.17 0.14 12
    bar 0.08 0.325 0 0.24 0.37 0 0.14 0.05 12
    bar 0.18 0.3 0 0.21 0.44 0 0.11 0.065 10
    paint #7a5c42
    bar 0.18 0.43 0 0.25 0.44 0 0.02 0.066 10
    bar 0.25 0.44 0 0.32 0.44 0 0.066 0.055 10
    bar 0.32 0.44 0 0.37 0.432 0 0.055 0.015 10
    paint #d9c9a8
    quad 0.34 0.45 -0.01 0.36 0.405 -0.01 0.565 0.2 -0.01 0.575 0.21 -0.01
    paint #8a7660
    bar -0.02 0.22 -0.06 0.04 0.1 -0.06 0.05 0.026 7
    bar 0.04 0.11 -0.06 0 0 -0.06 0.026 0.02 6
    bar 0 0.01 -0.06 0.12 0 -0.08 0.02 0.01 5
    bar 0.06 0.22 0.06 0.14 0.1 0.06 0.05 0.026 7
    bar 0.14 0.11 0.06 0.08 0 0.06 0.026 0.02 6
    bar 0.08 0.01 0.06 0.2 0 0.06 0.02 0.01 5
    paint #1a1614
    dome 0.32 0.455 -0.055 0.012 0.012`,
  glowworms: `
    paint #7fe0ff lamp
    bar -5.6 6.4 0 -5.6 5.6 0 0.07 0.144 5
    bar -4.9 7.2 1 -4.9 6.2 1 0.07 0.16 5
    bar -4.4 5.9 -2 -4.4 5.2 -2 0.056 0.128 5
    bar -3.9 7.8 2 -3.9 6.9 2 0.07 0.16 5
    bar -3.3 6.8 -1 -3.3 5.6 -1 0.07 0.144 5
    bar -2.8 8.2 3 -2.8 7.4 3 0.07 0.16 5
    bar -2.2 7.2 0 -2.2 6.2 0 0.07 0.16 5
    bar -1.7 8.6 2 -1.7 7.7 2 0.07 0.16 5
    bar -1.2 6.6 -2 -1.2 5.9 -2 0.056 0.128 5
    bar -0.6 7.9 1 -0.6 6.6 1 0.07 0.16 5
    bar 0 8.8 3 0 7.9 3 0.07 0.16 5
    bar 0.5 7 -1 0.5 6.2 -1 0.07 0.144 5
    bar 1.1 8.3 2 1.1 7.2 2 0.07 0.16 5
    bar 1.6 6.4 -2 1.6 5.8 -2 0.056 0.128 5
    bar 2.1 7.6 0 2.1 6.7 0 0.07 0.16 5
    bar 2.7 8.4 3 2.7 7.4 3 0.07 0.16 5
    bar 3.2 6.9 -1 3.2 5.8 -1 0.07 0.144 5
    bar 3.8 7.8 1 3.8 6.9 1 0.07 0.16 5
    bar 4.3 6.2 -2 4.3 5.4 -2 0.056 0.128 5
    bar 4.9 7.2 2 4.9 6.3 2 0.07 0.16 5
    bar 5.5 6.3 0 5.5 5.5 0 0.07 0.144 5
    paint #a8fff0 lamp
    bar -5.2 6.9 3 -5.2 6.4 3 0.056 0.128 5
    bar -4.1 6.6 0 -4.1 6 0 0.056 0.128 5
    bar -3 7.4 -2 -3 6.8 -2 0.056 0.128 5
    bar -1.9 7.8 -1 -1.9 7.1 -1 0.056 0.128 5
    bar -0.9 8.4 3 -0.9 7.8 3 0.056 0.128 5
    bar 0.2 7.6 -2 0.2 7 -2 0.056 0.128 5
    bar 1.4 7.8 -1 1.4 7.1 -1 0.056 0.128 5
    bar 2.4 7 2 2.4 6.3 2 0.056 0.128 5
    bar 3.5 7.4 -2 3.5 6.7 -2 0.056 0.128 5
    bar 4.6 6.8 0 4.6 6.1 0 0.056 0.128 5
    bar 0.8 8.9 2 0.8 8.4 2 0.056 0.128 5`,
  'glenorchy-shed': `
    // The red wharf shed at the head of the lake, its plank jetty and a willow stump beside it
    paint #b8322a wood
    box 0 0.6 4 12 3.8 6
    paint #a02a24 wood
    triangle -6 4.4 1 -6 4.4 7 -6 6.8 4
    triangle 6 4.4 1 6 4.4 7 6 6.8 4
    paint #c9c4ba tiles
    gable 0 4.4 4 13 2.5 7.2
    paint #f2ede2
    box -3.6 1 0.94 1.2 2.6 0.12
    box 3 1.6 0.94 2.2 1.4 0.12
    box 0 4.1 0.92 12 0.22 0.12
    box -6 0.6 0.94 0.22 3.8 0.12
    box 6 0.6 0.94 0.22 3.8 0.12
    paint #f4f0e6
    box -0.6 3.2 0.9 3.4 0.5 0.1
    paint #8f8272 wood
    box 4 0.5 -1 22 0.24 3
    box 16 0.5 -11 2.8 0.24 22
    paint #6f6454 wood
    bar 15 -2.4 -4 15 0.9 -4 0.18 0.16
    bar 17 -2.4 -4 17 0.9 -4 0.18 0.16
    bar 15 -2.4 -10 15 0.9 -10 0.18 0.16
    bar 17 -2.4 -10 17 0.9 -10 0.18 0.16
    bar 15 -2.4 -16 15 0.9 -16 0.18 0.16
    bar 17 -2.4 -16 17 0.9 -16 0.18 0.16
    bar 15 -2.4 -21.6 15 1.5 -21.6 0.2 0.18
    bar 17 -2.4 -21.6 17 1.5 -21.6 0.2 0.18
    bar -5 -2 0 -5 0.6 0 0.2 0.2
    bar 5 -2 0 5 0.6 0 0.2 0.2
    use walker 16 0.74 -15 80 1 coat=#3f6a8a`,
};
