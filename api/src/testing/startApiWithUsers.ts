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
  const [admin, coordinator, supervisor, consultant, farmer] = await Promise.all([
    api.signInAs(Admin),
    api.signInAs(Coordinator),
    api.signInAs(Supervisor),
    api.signInAs(Consultant),
    api.signInAs(Farmer),
  ]);
  return { api, admin, coordinator, supervisor, consultant, farmer };
}
