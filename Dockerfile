# The shop in one image: built with everything, run with what runs it.
FROM node:22-bookworm-slim AS build
# better-sqlite3 is compiled where it has no ready binary for this Node.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN cd apps/storefront && NODE_ENV=production npx react-router build
RUN cd apps/host && NODE_ENV=production npx vite build
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=8", "--enable-source-maps", "apps/host/dist/main.js"]
