/** What people do, as lines of shapes: the subject of an activity's picture. */
export const people: Readonly<Record<string, string>> = {
  hikers: `
    use hiker -1.7 0 0.4 8 1 coat=#c9583a pack=#3f6a8a
    use hiker 0 0 0 0 1.04 coat=#3f7a5a pack=#d9a23c
    use hiker 1.8 0 -0.3 -6 0.97 coat=#e0b84a pack=#8a4a5a`,
  cyclists: `
    use cyclist -1.3 0 0.5 6 1 coat=#3f7a9a bike=#d8432f
    use cyclist 1.2 0 -0.2 -4 1 coat=#e0a23c bike=#2f5a4a`,
  lookout: `
    paint #8a6a4c wood
    box 0 -0.3 0 7 0.3 3
    bar -3.3 0 -1.4 -3.3 1.1 -1.4 0.07 0.07
    bar -1.1 0 -1.4 -1.1 1.1 -1.4 0.07 0.07
    bar 1.1 0 -1.4 1.1 1.1 -1.4 0.07 0.07
    bar 3.3 0 -1.4 3.3 1.1 -1.4 0.07 0.07
    bar -3.4 1.1 -1.4 3.4 1.1 -1.4 0.06 0.06
    bar -3.4 0.6 -1.4 3.4 0.6 -1.4 0.04 0.04
    use walker -0.9 0 -0.4 70 1 coat=#c9583a
    use walker 0.4 0 -0.5 95 1.03 coat=#3f6a8a`,
  meal: `
    use parasol 0 0 0.9 0 1 cloth=#c9483a
    use table 0 0 0
    use bowl -0.55 0.78 -0.05 0 1 food=#d9843a
    use bowl 0 0.78 0.12 0 1.15 food=#6f9a3f
    use bowl 0.5 0.78 -0.1 0 1 food=#e8d9a0
    use bowl 0.25 0.78 -0.25 0 0.7 food=#b5432f
    use sitter -1.5 0 0 0 1 coat=#3f7a9a
    use sitter 1.5 0 0 180 1 coat=#e0b84a`,
  cooking: `
    paint #b9a080 stone
    box 0 0 0 3 0.8 1.1
    paint #2a2826
    cylinder -0.8 0.8 0 0.36 0.22 14
    cylinder 0.5 0.8 0 0.3 0.34 14
    paint #ff8a30 lamp
    box -0.8 0.3 -0.56 0.5 0.25 0.02
    paint #e8b04a
    dome -0.8 0.98 0 0.3 0.08
    use bowl 1.15 0.8 0 0 1 food=#6f9a3f
    use walker -1.1 0 1 -90 1 coat=#f0ece0
    use walker 0.7 0 1.1 -80 1 coat=#c9583a`,
  wine: `
    paint #7a4f32 wood
    dome -1.6 0.5 0.3 0.5 0.5
    cylinder -1.6 0 0.3 0.5 0.5 16
    cylinder -1.6 0.5 0.3 0.52 0.08 16
    cylinder 1.9 0 0.2 0.5 1 16
    use table 0 0 0
    paint #3a1f2a glass
    cylinder -0.4 0.78 0 0.09 0.45 10
    cylinder -0.4 1.2 0 0.04 0.22 8
    paint #8a2438 glass
    cylinder 0.15 0.9 -0.1 0.1 0.16 10
    cylinder 0.55 0.9 0.1 0.1 0.16 10
    paint #e6e2da
    bar 0.15 0.78 -0.1 0.15 0.9 -0.1 0.02 0.02
    bar 0.55 0.78 0.1 0.55 0.9 0.1 0.02 0.02`,
  teacups: `
    use table 0 0 0
    paint #a8452f
    dome -0.2 0.9 0 0.3 0.26 1.2
    frustum -0.2 0.78 0 0.36 0.16 0.36 1.5
    bar 0.02 0.94 0 0.36 1.14 0 0.07 0.04
    bar -0.44 0.94 0 -0.56 1.12 0 0.03 0.03
    use bowl 0.55 0.78 -0.15 0 0.8 food=#b9743a
    use bowl 0.75 0.78 0.15 0 0.8 food=#b9743a
    use sitter -1.5 0 0.2 0 1 coat=#5a7a4a
    use sitter 1.6 0 0.1 180 1 coat=#c9a04a`,
  pickers: `
    use walker -2.2 0 0.3 20 1 coat=#d8433f
    use walker 0 0 0 -15 1 coat=#e0a23c
    use walker 2.4 0 0.6 10 1 coat=#7a4f9a
    paint #a87a48 wood
    frustum -2.55 0.75 0.3 0.34 0.6 0.34 1.3
    frustum -0.36 0.75 0 0.34 0.6 0.34 1.3
    frustum 2.05 0.75 0.6 0.34 0.6 0.34 1.3`,
  potter: `
    use sitter -0.9 0 0 0 1 coat=#5a6a8a
    paint #8a6a4c wood
    cylinder 0 0 0 0.45 0.5 14
    use pot 0 0.5 0 0 0.9 clay=#b5643c
    use pot 1.3 0 0.3 0 1.2 clay=#b5643c
    use pot 1.9 0 -0.1 0 1 clay=#8a4a32
    use pot 2.4 0 0.4 0 1.35 clay=#c98a5a
    paint #8a6a4c wood
    box 1.9 0.9 1 2.4 0.08 0.6
    use pot 1.2 0.98 1 0 0.7 clay=#a8563a
    use pot 1.9 0.98 1 0 0.8 clay=#c98a5a
    use pot 2.6 0.98 1 0 0.7 clay=#7a4630`,
  weaver: `
    paint #6a4a34 wood
    bar -1.1 0 0 -1.1 2.1 0 0.07 0.07
    bar 1.1 0 0 1.1 2.1 0 0.07 0.07
    bar -1.2 2 0 1.2 2 0 0.07 0.07
    bar -1.2 0.35 0 1.2 0.35 0 0.07 0.07
    paint #c9483a
    quad -0.95 0.4 -0.03 0.95 0.4 -0.03 0.95 0.8 -0.03 -0.95 0.8 -0.03
    paint #e0b84a
    quad -0.95 0.8 -0.03 0.95 0.8 -0.03 0.95 1.05 -0.03 -0.95 1.05 -0.03
    paint #2f6a7a
    quad -0.95 1.05 -0.03 0.95 1.05 -0.03 0.95 1.35 -0.03 -0.95 1.35 -0.03
    paint #efe6d0
    quad -0.95 1.35 -0.02 0.95 1.35 -0.02 0.95 1.95 -0.02 -0.95 1.95 -0.02
    use sitter 2 0 -0.4 170 1 coat=#7a4f9a`,
  // Spread on a wall behind it, a rope up to the next hook.
  climbers: `
    paint #2f5a8a
    bar -0.06 0.85 0 -0.36 0.52 0 0.11 0.09
    bar -0.36 0.52 0 -0.3 0.05 0 0.09 0.07
    bar 0.06 0.85 0 0.4 0.7 0 0.11 0.09
    bar 0.4 0.7 0 0.34 0.25 0 0.09 0.07
    paint #e0432c
    bar 0 0.82 0 0.03 1.42 0 0.19 0.21 8
    bar -0.1 1.36 0 -0.36 1.62 0 0.08 0.07
    bar 0.14 1.36 0 0.36 1.5 0 0.08 0.07
    paint #c99a78
    bar -0.36 1.62 0 -0.3 2 0 0.07 0.06
    bar 0.36 1.5 0 0.4 1.86 0 0.07 0.06
    bar 0.02 1.44 -0.04 0.02 1.62 -0.04 0.11 0.11 8
    paint #f2d23c
    dome 0.02 1.6 -0.04 0.14 0.16
    paint #f4f0e4
    bar 0.05 0.9 -0.14 0.12 4.4 0.1 0.035 0.03 5
    bar 0.05 0.9 -0.14 0 -4.4 -0.5 0.035 0.03 5`,
  climber: `
    paint #9a8468 stone
    frustum 0.6 -0.5 1.6 5.5 8 3.4 0.62
    frustum 2.6 -0.5 2.4 4 6 3 0.6
    use walker -0.4 3 -0.15 20 1 coat=#d8432f
    paint #e8d24a
    bar -0.35 3.9 -0.2 -0.1 7.4 0.4 0.03 0.03
    bar -0.35 3.9 -0.2 -1.4 1.1 -1 0.03 0.03
    use walker -1.5 0 -1.2 30 1 coat=#3f6a8a`,
  zipline: `
    paint #6a4a34 wood
    bar -7 0 0.4 -7 7 0.4 0.16 0.14
    bar -7.6 0 -0.4 -7 7 0 0.12 0.1
    box -7 5 0 1.8 0.2 1.8
    bar 9 -2 4 9 3.4 4 0.16 0.14
    paint #2a2826
    bar -7 6.9 0 9 3.2 4 0.03 0.03 5
    bar 0 5.25 1.75 0 4.5 1.75 0.03 0.03 5
    use sitter -0.1 3.4 1.75 10 1.15 coat=#d8432f`,
  kitesurfers: `
    use walker 0 0.2 0 -20 1 coat=#2c3a4a
    paint #f0d24a
    box 0.1 0.1 0 1.9 0.12 0.6
    paint #f4f4f0
    bar 0.3 1.2 -0.2 4.6 9.4 4 0.035 0.03 4
    bar 0.3 1.2 0.2 8.9 7.8 4 0.035 0.03 4
    paint #e0522f leaf
    quad 4.4 9.6 4 6.1 11.2 4 6.5 9.8 4.8 5.1 8.7 4.8
    quad 6.1 11.2 4 8.1 10.6 4 7.8 9.2 4.8 6.5 9.8 4.8
    quad 8.1 10.6 4 9.4 8.2 4 8.6 7.6 4.8 7.8 9.2 4.8`,
  skiers: `
    use walker -1 0 0 10 1 coat=#d8432f
    use walker 1.4 0 0.7 -10 1 coat=#2f6aa0
    paint #e8c23c
    box -0.7 0.02 -0.1 1.9 0.04 0.12
    box -0.7 0.02 0.16 1.9 0.04 0.12
    box 1.7 0.02 0.6 1.9 0.04 0.12
    box 1.7 0.02 0.86 1.9 0.04 0.12
    paint #2a2826
    bar -0.6 1 -0.3 -0.3 0 -0.4 0.02 0.02 4
    bar 1.8 1 0.4 2.1 0 0.3 0.02 0.02 4`,
  sandboarders: `
    use walker 0 0.1 0 -10 1 coat=#e0a23c
    paint #2f5a7a
    box 0.1 0.02 0 1.5 0.07 0.34
    use walker -3 0.6 1.6 15 1 coat=#c9583a
    paint #c9483a
    box -3.5 1 1.5 0.1 1.4 0.34`,
  museum: `
    paint #d8cdb8 stone
    box 0 0 4 22 8 10
    box 0 0 -2.6 15 0.5 3.2
    box 0 0.5 -2 14 0.4 2
    gable 0 8 4 23 3.6 11
    paint #e8dfcc
    cylinder -5 0.9 -1.6 0.5 6.6 14
    cylinder -2.5 0.9 -1.6 0.5 6.6 14
    cylinder 0 0.9 -1.6 0.5 6.6 14
    cylinder 2.5 0.9 -1.6 0.5 6.6 14
    cylinder 5 0.9 -1.6 0.5 6.6 14
    box 0 7.5 -1.4 12.4 0.9 2.4
    triangle -6.4 8.4 -2.6 6.4 8.4 -2.6 0 11 -2.6
    paint #5a3f2c wood
    box 0 0.9 -0.95 2.4 4.2 0.1
    use walker -3.6 0 -6 20 1 coat=#c9583a
    use walker 2.9 0 -7 -30 1 coat=#3f6a8a`,
  dancers: `
    use fire 0 0 0 0 1.6
    use walker -2.4 0 -0.4 30 1 coat=#d8433f
    use walker -1 0 1.6 60 1 coat=#e0a23c
    use walker 1.4 0 1.4 120 1 coat=#3f7a9a
    use walker 2.6 0 -0.5 160 1 coat=#7a4f9a
    paint #d8433f
    cone -2.4 0 -0.4 0.6 1 10
    paint #e0a23c
    cone -1 0 1.6 0.6 1 10
    paint #3f7a9a
    cone 1.4 0 1.4 0.6 1 10
    paint #7a4f9a
    cone 2.6 0 -0.5 0.6 1 10`,
  camp: `
    use tent -2 0 0.6 15 1 cloth=#d9843a
    use tent 2.2 0 1 -20 1 cloth=#4a7a6a
    use fire 0 0 -1.2 0 1.2
    use sitter -1.2 0 -1.3 0 1 coat=#3f6a8a
    use sitter 1.2 0 -1.2 180 1 coat=#c9583a`,
  plane: `
    paint #f2efe6
    bar -3 9 0 2.4 9 0 0.28 0.5 10
    bar 2.4 9 0 3.3 8.95 0 0.5 0.15 10
    box 0.9 9.5 0 1.5 0.1 8.6
    box -2.8 9 0 0.8 0.08 2.6
    paint #d8432f
    box -2.9 9.1 0 0.8 1.1 0.1
    box -0.4 8.8 -0.46 4 0.12 0.02
    paint #2a3a4a glass
    box 1.5 9.1 0 0.9 0.4 0.84`,
  scooter: `
    use wheel -0.55 0.3 0 0 0.85
    use wheel 0.55 0.3 0 0 0.85
    paint #c9483a
    box -0.35 0.4 0 0.8 0.45 0.34
    box 0.05 0.3 0 0.6 0.1 0.3
    bar 0.5 0.35 0 0.36 1 0 0.07 0.05
    bar 0.36 1.02 -0.26 0.36 1.02 0.26 0.03 0.03
    use sitter -0.3 0.42 0 0 1 coat=#3f7a9a
    use sitter -0.7 0.5 0 0 0.95 coat=#e0b84a`,
  bathers: `
    paint #8a7a66 stone
    cylinder 0 -0.4 0 3.4 0.7 18
    paint #6fc4bc
    cylinder 0 0.2 0 3 0.12 18
    paint #8a5c40
    bar -1.2 0.3 -0.5 -1.2 0.8 -0.5 0.18 0.16 8
    bar 0.9 0.3 0.4 0.9 0.8 0.4 0.18 0.16 8
    bar 0.2 0.3 -1.4 0.2 0.75 -1.4 0.18 0.16 8
    bar -1.2 0.8 -0.5 -1.2 1.02 -0.5 0.1 0.11 8
    bar 0.9 0.8 0.4 0.9 1.02 0.4 0.1 0.11 8
    bar 0.2 0.75 -1.4 0.2 0.97 -1.4 0.1 0.11 8
    paint #2a211d
    dome -1.2 0.98 -0.5 0.12 0.1
    dome 0.9 0.98 0.4 0.12 0.1
    dome 0.2 0.93 -1.4 0.12 0.1`,
  horseriders: `
    use horse 0 0 0 0 1 coat=#6a4530
    use sitter -0.1 1.15 -0.1 0 1 coat=#3f7a5a`,
  torches: `
    use walker -1 0 0 0 1 coat=#d8a23c
    use walker 0.9 0 0.6 0 1 coat=#c9583a
    paint #fff0b0 lamp
    dome -0.86 1.62 0 0.08 0.06
    dome 1.04 1.62 0.6 0.08 0.06
    cone -0.5 1.2 -0.2 0.06 0.14 6`,
  fishers: `
    paint #7a5a3c wood
    box 0 0.6 0 7 0.18 2.2
    bar -3 -1.6 -0.9 -3 0.6 -0.9 0.12 0.12
    bar 3 -1.6 -0.9 3 0.6 -0.9 0.12 0.12
    bar -3 -1.6 0.9 -3 0.6 0.9 0.12 0.12
    bar 3 -1.6 0.9 3 0.6 0.9 0.12 0.12
    use sitter 1.6 0.7 0 0 1 coat=#3f6a8a
    use sitter -0.6 0.7 0 0 1 coat=#c9583a
    paint #4a3a2c
    bar 2 1.5 -0.2 5 2.8 -0.4 0.03 0.015
    bar 0 1.5 -0.2 2.6 3 -0.8 0.03 0.015`,
  gardeners: `
    paint #c9483a
    dome -3.4 0 0 0.7 0.6
    dome -2.2 0 0.5 0.6 0.5
    paint #e0a23c
    dome 2.4 0 0 0.7 0.6
    dome 3.4 0 0.6 0.6 0.5
    paint #b56a9a
    dome -1 0 1.2 0.6 0.5
    dome 1.2 0 1.1 0.7 0.55
    use walker -0.5 0 -0.4 20 1 coat=#efe6d0
    use walker 0.7 0 -0.2 -10 1 coat=#3f7a9a`,
};
