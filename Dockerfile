# Freightdesk in one image: page, API and, unless DATABASE_URL is set, its own PostgreSQL. All that it keeps is in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV NX_DAEMON=false NX_TUI=false
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# The user `node` (1000) stands in /etc/passwd, without which PostgreSQL will not make a store.
RUN mkdir --mode=700 /data && chown node:node /data
WORKDIR /app
COPY --from=build /src/package.json ./
COPY --from=build /src/node_modules ./node_modules
COPY --from=build /src/dist ./dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512" MALLOC_ARENA_MAX=1
USER 1000:1000
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/ready').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# The server itself is process 1: a shell or npm before it would not hand on the signal to stop.
CMD ["node", "dist/apps/api/main.js"]
