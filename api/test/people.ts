import { startApi, type TestApi, type Visitor } from './harness';

/** The server, and somebody of each role of the staff signed in. */
export interface Staffed {
  api: TestApi;
  admin: Visitor;
  coordinator: Visitor;
  supervisor: Visitor;
  consultant: Visitor;
}

export async function startStaffed(options?: Parameters<typeof startApi>[0]): Promise<Staffed> {
  const api = await startApi(options);
  const { Admin, Coordinator, Supervisor, Consultant } = api.company.users;
  const [admin, coordinator, supervisor, consultant] = await Promise.all([
    api.as(Admin),
    api.as(Coordinator),
    api.as(Supervisor),
    api.as(Consultant),
  ]);
  return { api, admin, coordinator, supervisor, consultant };
}
