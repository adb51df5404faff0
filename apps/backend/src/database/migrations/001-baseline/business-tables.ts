import type { ColumnTypes } from '../../column-types.ts'

export const businessTables = (t: ColumnTypes): string[] => [
  `create table business_documents (
    kind text not null,
    id text not null,
    position ${t.int} not null,
    body text not null,
    withdrawn ${t.int} not null default 0 check (withdrawn in (0, 1)),
    primary key (kind, id)
  ) ${t.end}`,

  `create table stock (
    product_id ${t.big} not null,
    variation_id ${t.big} not null default 0,
    warehouse_id ${t.big} not null,
    quantity ${t.big} not null check (quantity >= 0),
    primary key (product_id, variation_id, warehouse_id)
  ) ${t.end}`,

  `create table documents (
    hash text primary key,
    media_type text not null,
    identity ${t.bytes} not null,
    gzip ${t.bytes} not null,
    brotli ${t.bytes} not null
  ) ${t.end}`,

  `create table publications (
    id ${t.serial},
    version text not null unique,
    created_at ${t.big} not null
  ) ${t.end}`,

  `create table publication_documents (
    publication_id ${t.big} not null references publications (id) on delete cascade,
    path text not null,
    hash text not null references documents (hash),
    primary key (publication_id, path)
  ) ${t.end}`,
  'create index publication_documents_hash on publication_documents (hash)',

  `create table secrets (
    name text primary key,
    value text not null,
    created_at ${t.big} not null
  ) ${t.end}`,
]
