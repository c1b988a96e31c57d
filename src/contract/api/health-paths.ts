/** Health checks, at the root and not below `API_BASE`. */
export const HEALTH_PATHS = { liveness: '/healthz', readiness: '/readyz' } as const;
