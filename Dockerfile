# Two servers from one build: `docker build --target api .` and `docker build --target web .`
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /work
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile \
  && pnpm build \
  && pnpm --filter @aradhana/api deploy --prod --legacy /out/api \
  && pnpm --filter @aradhana/storefront deploy --prod --legacy /out/storefront \
  # The web server expects the builds of the other apps beside its own folder.
  && mkdir -p /out/widgets /out/console \
  && cp -r apps/widgets/dist apps/widgets/dist-ssr /out/widgets/ \
  && cp -r apps/console/dist /out/console/ \
  # Source maps are for the error reporting, not for the image.
  && rm -rf /out/storefront/dist-maps

FROM node:26.10.0-bookworm-slim AS api
ENV NODE_ENV=production API_HOST=0.0.0.0 DATA_DIR=/data
# Files that are uploaded are in /data/files, unless S3_URL names a bucket.
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /out/api /srv/api
WORKDIR /srv/api
USER node
EXPOSE 4310
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4310/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server.ts"]

FROM node:26.10.0-bookworm-slim AS web
ENV NODE_ENV=production WEB_HOST=0.0.0.0 ASSET_ARCHIVE=/assets
# Scripts of earlier builds, for pages that are open during a release: mount a volume that outlives the container.
RUN install -d -o node -g node -m 0755 /assets
COPY --from=build /out/storefront /srv/storefront
COPY --from=build /out/widgets /srv/widgets
COPY --from=build /out/console /srv/console
WORKDIR /srv/storefront
USER node
EXPOSE 4300
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4300/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/main.ts"]
