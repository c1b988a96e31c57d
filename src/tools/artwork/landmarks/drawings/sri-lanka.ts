/** Landmarks of Sri Lanka, as lines of shapes. */
export const sriLanka: Readonly<Record<string, string>> = {
  'jaffna-fort': `
    // Low star-shaped walls of coral stone with sloped faces, a gate and a grass rampart behind
    paint #b7aa90 stone
    frustum 0 -2 6 96 7.4 14 0.97
    frustum -36 -2 -3 26 7 20 0.86
    frustum 36 -2 -3 26 7 20 0.86
    paint #a3967c stone
    box 0 5.4 -0.6 96 0.9 1
    box -36 5 -11.4 22 0.9 1
    box 36 5 -11.4 22 0.9 1
    box -25 5 -4 1 0.9 14
    box 25 5 -4 1 0.9 14
    paint #8f9a5c
    box 0 5.4 7 90 0.5 11
    box -36 5 -2 20 0.4 16
    box 36 5 -2 20 0.4 16
    paint #cfc2a6 plaster
    box 0 -1 -2 11 7.6 3
    gable 0 6.6 -2 11 2.4 3
    paint #3a3028
    box 0 -1 -3.55 3.4 4.6 0.2
    dome 0 3.4 -3.5 1.7 1.6
    paint #9a8c70
    box 0 4.9 -3.6 6 0.3 0.3
    use walker 2.6 0 -8 40 1 coat=#c9583a
    use walker -3 0 -9 -20 1 coat=#e6ddc8`,
};
