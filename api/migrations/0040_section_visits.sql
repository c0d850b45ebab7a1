-- What browsers report about the sections, as counts per hour: visits, errors, failed loads and web vitals. Nothing in it
-- identifies a person.
create table section_visit_counts (
  hour timestamptz not null,
  section text not null,
  version text not null,
  on_trial boolean not null,
  metric text not null,
  -- Of an error: its name and place; of a web vital: the number of its bucket; otherwise empty.
  detail text not null,
  count bigint not null,
  -- Reports and the daily clean-up read by time.
  primary key (hour, section, version, on_trial, metric, detail)
);
