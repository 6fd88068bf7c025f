import type { StaffRole } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import type { ReactNode } from "react";
import { Title, usePermissions } from "react-admin";

interface ForRolesProps {
  roles: readonly StaffRole[];
  children: ReactNode;
}

/** A screen for some roles: the others read so at its address. */
export function ForRoles({ roles, children }: ForRolesProps) {
  const { permissions, isPending } = usePermissions();
  if (isPending) return null;
  if (roles.includes(permissions)) return children;
  return (
    <div className="stack">
      <Title title="Not for your role" />
      <Alert severity="warning">Your role does not see this page. Ask an owner.</Alert>
    </div>
  );
}
