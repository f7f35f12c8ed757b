#!/bin/sh
# Updates a server without showing half a site: builds the newest version in a folder of its own,
# exchanges the two in one step, and keeps the last one.
#
#   sudo deploy/update.sh             builds and publishes what the branch has now
#   sudo deploy/update.sh rollback    publishes the last version again, at once
#
# Settings of the build (SITE_URL and others) are in /etc/site.env. Needs systemd with site.service.
set -eu
site=${SITE_ROOT:-/srv/site}
cd "$site"

# Exchanges a link in one step: there is no moment without one.
point() {
  ln -sfn "$2" "$1.next"
  mv -T "$1.next" "$1"
}

publish() {
  [ ! -e current ] || point last "$(readlink current)"
  point current "$1"
  systemctl restart site
  echo "Published $1. Undo: $0 rollback"
}

if [ "${1:-}" = rollback ]; then
  publish "$(readlink last)"
  exit
fi

set -a
. "${SITE_SETTINGS:-/etc/site.env}"
set +a
git -C source pull --quiet --ff-only
mkdir -p releases
next=$(mktemp -d "releases/$(date -u +%Y%m%d-%H%M%S)-XXXX")
# The service runs as another user.
chmod 755 "$next"
git clone --quiet source "$next"
(
  cd "$next"
  [ ! -d ../../current/.next/cache ] || { mkdir .next && cp -a ../../current/.next/cache .next/; }
  npm ci --omit=dev
  npm run build
)
publish "$next"
# The one that is served and the one before stay.
for old in releases/*; do
  case $old in "$(readlink current)" | "$(readlink last)") ;; *) rm -rf "$old" ;; esac
done
