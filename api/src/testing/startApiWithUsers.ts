import { startTestApi, type TestApi, type TestClient } from './harness';

/** The server, and a signed-in client for each role. */
export interface ApiWithUsers {
  api: TestApi;
  admin: TestClient;
  coordinator: TestClient;
  supervisor: TestClient;
  consultant: TestClient;
  farmer: TestClient;
}

export async function startApiWithUsers(options?: Parameters<typeof startTestApi>[0]): Promise<ApiWithUsers> {
  const api = await startTestApi(options);
  const { Admin, Coordinator, Supervisor, Consultant, Farmer } = api.company.users;
  // One after the other: each further connection of the pool costs PostgreSQL a process and its caches.
  return {
    api,
    admin: await api.signInAs(Admin),
    coordinator: await api.signInAs(Coordinator),
    supervisor: await api.signInAs(Supervisor),
    consultant: await api.signInAs(Consultant),
    farmer: await api.signInAs(Farmer),
  };
}
