/**
 * The router's hooks and components, re-exported so that host and remotes use one copy and unused ones are not bundled.
 * The host's guard checks every navigation. A page that changes its own query is rendered in steps, as a transition of
 * React; with the option `flushSync`, at once.
 */
export {
  Link,
  NavLink,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
