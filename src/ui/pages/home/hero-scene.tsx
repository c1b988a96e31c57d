import styles from './hero.module.css';

/**
 * The picture of the home page, drawn: Deadvlei in Namibia. Sky, far ranges, the big dune with its lit and
 * its shaded side, the white pan and dead camel thorn trees. Nothing that matters lies where words stand.
 */
export function HeroScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1440 660" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1f4f74" />
          <stop offset="0.42" stopColor="#4a86ab" />
          <stop offset="0.72" stopColor="#d9c3a3" />
        </linearGradient>
        <linearGradient id="hero-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d98a3f" />
          <stop offset="1" stopColor="#a8581f" />
        </linearGradient>
        <linearGradient id="hero-lit" x1="0" y1="0" x2="0.35" y2="1">
          <stop offset="0" stopColor="#f29a33" />
          <stop offset="0.55" stopColor="#dd7419" />
          <stop offset="1" stopColor="#b9540f" />
        </linearGradient>
        <linearGradient id="hero-shade" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#5d2a12" />
          <stop offset="1" stopColor="#8f4312" />
        </linearGradient>
        <linearGradient id="hero-left" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#b9641f" />
          <stop offset="1" stopColor="#7d3d12" />
        </linearGradient>
        <linearGradient id="hero-pan" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e9d3b4" />
          <stop offset="0.4" stopColor="#dcc6a8" />
          <stop offset="1" stopColor="#b59c80" />
        </linearGradient>
      </defs>
      <rect width="1440" height="660" fill="url(#hero-sky)" />
      <g fill="#ffffff" opacity="0.16">
        <path d="M760 118c90-16 190-10 300 2-110 2-200 12-300-2zM1080 74c80-10 150-6 240 4-90 4-160 8-240-4zM980 168c70-8 120-4 180 2-60 4-110 6-180-2z" />
      </g>
      <path
        fill="url(#hero-far)"
        d="M960 330c60-40 110-70 160-112 24 16 44 44 78 58 34-30 58-64 92-84 40 26 84 50 150 62v220H960z"
      />
      <path
        fill="#7a3a14"
        opacity="0.5"
        d="M1120 218c10 36 36 78 66 118l-80 40c10-60 16-110 14-158zM1290 192c-4 46 10 96 44 150l-90 40c26-66 40-130 46-190z"
      />
      <path fill="url(#hero-left)" d="M0 300c120-26 220-22 330 6 90 24 160 60 230 120l40 60H0z" />
      <path
        fill="url(#hero-lit)"
        d="M250 474c120-40 210-130 330-222 40-31 76-62 128-69 66-8 130 4 186-2 22-2 34 10 52 32-60 40-96 96-110 150-14 48-40 84-96 111z"
      />
      <path
        fill="url(#hero-shade)"
        d="M946 213c40 44 92 112 160 168 70 56 170 80 334 92v16H620c80-16 150-40 186-90 34-50 40-118 140-186z"
      />
      <path
        fill="#f7b65c"
        opacity="0.55"
        d="M708 183c66-8 130 4 186-2 22-2 34 10 52 32-14-8-30-16-52-15-56 3-118-8-186-15z"
      />
      <path fill="url(#hero-pan)" d="M0 462c240-10 520 8 760 6 260-2 480-6 680-2v194H0z" />
      <g stroke="#a88f73" strokeWidth="1.500" fill="none" opacity="0.45">
        <path d="M40 520c160-10 300 6 470-4M620 540c220-12 420 8 760-4M120 590c240-12 460 10 700 0M860 610c200-10 360 4 560-4" />
      </g>
      <g fill="none" stroke="#21130c" strokeLinecap="round">
        <Tree x={1180} y={630} size={1.18} />
        <Tree x={884} y={590} size={0.7} />
        <Tree x={560} y={566} size={0.46} />
        <Tree x={1372} y={572} size={0.52} />
      </g>
    </svg>
  );
}

/** A dead camel thorn, its foot at x, y; 190 high at size 1. */
function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="34" cy="2" rx="74" ry="5" fill="#7d654c" stroke="none" opacity="0.4" />
      <path strokeWidth="13" d="M0 0c3-30-6-52 2-84" />
      <path strokeWidth="8" d="M1-58c-16-22-34-30-42-58M2-84c8-22 22-34 40-46M2-84c-4-22-2-40-10-58" />
      <path
        strokeWidth="4.500"
        d="M-41-116c-4-16-18-22-30-26M-41-116c2-18 8-26 6-42M42-130c18-8 30-8 44-22M42-130c2-16 10-28 8-42M-8-142c-10-12-12-24-10-38M-8-142c8-12 14-20 14-36M-24-84c-18-2-34 2-48-6M24-116c14 4 28 10 46 6"
      />
      <path
        strokeWidth="2.200"
        d="M-71-142c-12 0-18-8-28-8M-71-142c-4-10-2-16-8-24M-35-158c-8-8-8-16-16-22M-35-158c6-8 6-16 12-22M86-152c10-2 18-10 26-8M86-152c2-12 8-16 8-26M50-172c-6-8-4-14-10-20M50-172c8-6 10-14 18-18M-18-180c-8-4-10-10-18-12M-18-180c4-6 4-12 8-16M6-178c-4-8-2-14-4-20M6-178c8-4 10-12 18-14M-72-90c-10-4-18-2-26-10M-72-90c-8 4-12 10-22 8M70-110c10-6 16-4 26-12M70-110c8 4 14 4 22 10"
      />
    </g>
  );
}
