# syntax=docker/dockerfile:1
# docker build --build-arg SITE_URL=https://www.example.com -t site .   (docs/operating.md)
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/demos/package.json packages/demos/
COPY packages/thread-art/package.json packages/thread-art/
RUN npm ci
# The white papers are printed with a browser.
COPY scripts/browser.ts scripts/
RUN node --import tsx scripts/browser.ts
COPY . .
ARG SITE_URL
ARG SITE_ENV=production
ARG CONTENT_DIR
ARG DEMO_HOST
ARG MEDIA_HOST
ARG KEEP_DAYS
ARG CONTACT_ENDPOINT
ARG COUNTER_SCRIPT
ARG COUNTER_SITE
RUN --mount=type=secret,id=TEAM_PASSWORD,env=TEAM_PASSWORD npm run build
# The service and `npm run messages` as one file each, without packages but the database.
RUN npx esbuild server/node.ts scripts/messages.ts --bundle --platform=node --format=esm \
  --outdir=service --entry-names=[name] --out-extension:.js=.mjs --external:libsql \
  --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

FROM node:24-slim
WORKDIR /site
COPY --from=build /site/node_modules/libsql node_modules/libsql
COPY --from=build /site/node_modules/@libsql node_modules/@libsql
COPY --from=build /site/node_modules/@neon-rs node_modules/@neon-rs
COPY --from=build /site/packages/demos/dist packages/demos/dist
COPY --from=build /site/out out
COPY --from=build /site/service ./
RUN mkdir -m 700 /data && chown node:node /data
ARG SITE_URL
ARG SITE_ENV=production
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data SITE_URL=$SITE_URL SITE_ENV=$SITE_ENV
USER node
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node.mjs"]
