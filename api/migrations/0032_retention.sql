-- The daily job deletes notifications by age, of all users at once.
create index notifications_created on notifications (created_at);
