-- Lists show the exact number of their rows. With `status` in these indexes, counting reads the index only.
drop index sales_consultant;
create index sales_consultant on sales (consultant_id, status, date desc, id desc) where status <> 'ELIMINADA';
create index sales_consultant_date on sales (consultant_id, date desc, id desc) where status <> 'ELIMINADA';
drop index sales_customer;
create index sales_customer on sales (customer_id, date desc, id desc) include (status) where status <> 'ELIMINADA';
drop index sales_season;
create index sales_season on sales (season_id, date desc, id desc) include (status) where status <> 'ELIMINADA';
drop index sales_distributor;
create index sales_distributor on sales (distributor_id, date desc, id desc) include (status) where status <> 'ELIMINADA';
