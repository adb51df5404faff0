# The shop in one image: built with everything, run with what runs it.

# A publisher names the very image: `docker pull node:22-bookworm-slim` prints its digest, and
# `docker build --build-arg NODE_IMAGE=node:22-bookworm-slim@sha256:… .` (or this line) takes no other.
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY . .
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
RUN cd apps/storefront && NODE_ENV=production npx react-router build
RUN cd apps/host && NODE_ENV=production npx vite build
RUN cd apps/office && NODE_ENV=production npx vite build
RUN npm run sbom

# Without the storefront and the office: they are built with all they need inside.
FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/host/package.json apps/host/
COPY apps/backend/package.json apps/backend/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/dictionary/package.json packages/dictionary/
COPY packages/rules/package.json packages/rules/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/@samobranka

FROM ${NODE_IMAGE}
# Nothing is installed here any more: what installs is of use to a thief only.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg && mkdir -m 700 /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/package.json /shop/LICENSE /shop/sbom.json ./
COPY --from=build /shop/packages/demo/business packages/demo/business
COPY --from=build /shop/apps/storefront/build apps/storefront/build
COPY --from=build /shop/apps/office/build apps/office/build
COPY --from=build /shop/apps/host/dist apps/host/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
# Flags that V8 reads before anything of ours are left out here; `exec` leaves no shell between the shop and its signals.
CMD ["sh", "-c", "[ \"$ACCELERATORS\" = off ] || set -- --min-semi-space-size=4 --max-semi-space-size=8; exec node \"$@\" --enable-source-maps apps/host/dist/main.js"]
