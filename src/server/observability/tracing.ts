/** Spans of the last seconds are lost if the collector does not take them within this time at a stop. */
const FLUSH_MS = 1_000;

/** Sends spans to an OpenTelemetry collector. */
export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Registers a provider that sends spans by OTLP over HTTP. Its packages load only here.
 * @param endpoint base URL of the collector, such as `http://localhost:4318`
 */
export async function startTracing(endpoint: string, version: string): Promise<Tracing> {
  const [api, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
    ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'rucksack', 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: FLUSH_MS }))],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  api.context.setGlobalContextManager(contexts);
  api.trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, FLUSH_MS).unref();
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      api.trace.disable();
      api.context.disable();
    },
  };
}
