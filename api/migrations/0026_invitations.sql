-- When a user was last invited to choose a password; null when never, or when the invitation was revoked. Those who have
-- not chosen one yet were invited when their account was created, or approved soon after.
alter table users add column invited_at timestamptz;
update users set invited_at = created_at
  where status = 'ACTIVO' and role <> 'Farmer' and password_hash is null and directory_oid is null;

-- When the page of the link was first opened.
alter table password_resets add column opened_at timestamptz;
