import { startApi, type TestApi, type Visitor } from './harness';

/** The server, and somebody of each role signed in. */
export interface Staffed {
  api: TestApi;
  admin: Visitor;
  coordinator: Visitor;
  supervisor: Visitor;
  consultant: Visitor;
  farmer: Visitor;
}

export async function startStaffed(options?: Parameters<typeof startApi>[0]): Promise<Staffed> {
  const api = await startApi(options);
  const { Admin, Coordinator, Supervisor, Consultant, Farmer } = api.company.users;
  const [admin, coordinator, supervisor, consultant, farmer] = await Promise.all([
    api.as(Admin),
    api.as(Coordinator),
    api.as(Supervisor),
    api.as(Consultant),
    api.as(Farmer),
  ]);
  return { api, admin, coordinator, supervisor, consultant, farmer };
}
