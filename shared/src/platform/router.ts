/**
 * The router's hooks, handed on so that host and remotes use one copy and only what is used is shipped.
 * Navigation itself passes through the host's guard, whoever asks for it.
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
