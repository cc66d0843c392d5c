#!/bin/sh
# Runs a program of an unpacked image like a container engine, for machines without one: only the volume and /tmp are
# writable, and the program has no privileges. Start it in its own mount and process namespaces:
#   unshare --mount --pid --fork sandbox.sh ROOT USER DIRECTORY VOLUME NAME=VALUE… PROGRAM ARGUMENT…
set -eu
root=$1 user=$2 directory=$3 volume=$4
shift 4
mount --bind "$root" "$root"
mount --bind "$root$volume" "$root$volume"
mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec chroot "$root" /usr/bin/env --ignore-environment --chdir="$directory" \
  /usr/bin/setpriv --reuid="$user" --regid="$user" --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs \
  /usr/bin/env "$@"
