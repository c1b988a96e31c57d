declare module '*?part=site' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=planner' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=lists' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=catalogue' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=details' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=guide' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=texts' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=frame' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=browse' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=account' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=export' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=sync' {
  const translations: Record<string, unknown>;
  export default translations;
}
declare module '*?part=mine' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=today' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=hints' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=items' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=packs' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=forms' {
  const translations: Record<string, unknown>;
  export default translations;
}

declare module '*?part=places' {
  const words: Record<string, unknown>;
  export default words;
}
