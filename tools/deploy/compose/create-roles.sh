#!/bin/sh
# Runs once, when the volume of PostgreSQL is empty.
set -eu
psql --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" --username postgres <<'SQL'
create role surco_owner login password :'owner';
create role surco_app login password :'app';
create database surco owner surco_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
SQL
