# Builds a release in one stage and keeps nothing but it in the other. `compose.yaml` runs it.
FROM node:22-bookworm-slim AS build
WORKDIR /build
# The packages first: they are installed again only when the lockfile changes.
COPY package.json package-lock.json .npmrc ./
COPY src/tools/install.mjs src/tools/project-root.mjs src/tools/run.mjs src/tools/
RUN node -e "import('./src/tools/install.mjs').then((tools) => tools.ensureInstalled())"
COPY . .
# Orders releases on one database: pass the commit's time, or two images of one commit count as two releases.
ARG SOURCE_DATE_EPOCH
RUN npm run release -- /release

FROM node:22-bookworm-slim
# The server needs neither a package manager nor its cache.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn*
ENV NODE_ENV=production DATA_DIR=/data LOG_FORMAT=json
COPY --from=build --chown=root:root /release /app
RUN install -d -o node -g node -m 700 /data
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
# /readyz answers 200 once the database takes writes. The first start imports the catalogue.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/main.js"]
