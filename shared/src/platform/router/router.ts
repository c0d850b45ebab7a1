/**
 * The router's hooks and components, re-exported so that host and sections use one copy and unused ones are not bundled.
 * The host's guard checks every navigation.
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
