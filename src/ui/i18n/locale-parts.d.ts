declare module '*?part=site' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=planner' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=lists' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=catalogue' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=details' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=texts' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=frame' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=browse' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=account' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=takeout' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=sync' {
  const words: Record<string, unknown>;
  export default words;
}
declare module '*?part=mine' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=today' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=hints' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=packs' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*?part=forms' {
  const words: Record<string, unknown>;
  export default words;
}
