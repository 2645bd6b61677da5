# docker build -t pochade .    docker run -p 3000:3000 -v pochade:/data pochade
#
# BASE is any Debian with Node 20.20.2, 22.22.2 or 24.14.1 and newer in /usr/local/bin; RUN_BASE is the
# same Debian without it.
ARG BASE=node:24-bookworm-slim
ARG RUN_BASE=debian:bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
COPY packages/embedded-mongo/package.json packages/embedded-mongo/
COPY packages/painter/package.json packages/painter/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run package -- --out /app
# Of the packages the files stay that the site reads.
RUN cd /app \
  && npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && node /src/scripts/package/trim.mjs /app

FROM ${RUN_BASE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
# Whoever runs it makes a folder of its own there.
RUN install -d -m 1777 /data && ln -s /app/.build/pochade.js /usr/local/bin/pochade
COPY --from=build /app /app
WORKDIR /app
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data/pochade \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=131072 \
  NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=8"
VOLUME /data
EXPOSE 3000
USER 10001:10001
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/.build/pochade.js"]
CMD ["start"]
