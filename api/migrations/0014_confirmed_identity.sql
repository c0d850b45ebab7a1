-- When the user of a session last signed in again in the company's directory to confirm who they are: an account without
-- a password needs it for a change of its own access.
alter table sessions add column identity_confirmed_at timestamptz;
