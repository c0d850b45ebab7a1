/** Pages of the host itself. */
export const hostPaths = {
  login: '/login',
  farmerLogin: '/login/farmer',
  ssoRedirect: '/redirect',
  restorePassword: '/restore-password',
  newPassword: '/new-password',
  confirmEmail: '/confirm-email',
  /** A paper of a customer, for everybody who has its link. */
  paper: '/p/:token',
  /** Entry for farmers: redirects to the simulator. */
  farmer: '/farmer',
  logout: '/logout',
  acceptTerms: '/accept-terms',
  /** Where a user who needs a second factor sets it up before anything else. */
  secondFactor: '/second-factor',
  /** Redirects to the home page of the role. */
  dashboard: '/dashboard',
  notifications: '/dashboard/notifications',
  /** The user manual; `?pagina=` contains the path of the page that it explains first. */
  manual: '/manual',
  /** Receives a file that another app shares (POST) and asks what to import from it. */
  sharedFile: '/dashboard/shared-file',
} as const;
