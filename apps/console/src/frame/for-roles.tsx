import type { StaffRole } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import type { ReactNode } from "react";
import { Title, usePermissions, useTranslate } from "react-admin";

interface ForRolesProps {
  roles: readonly StaffRole[];
  children: ReactNode;
}

/** A screen for some roles: the others read so at its address. */
export function ForRoles({ roles, children }: ForRolesProps) {
  const { permissions, isPending } = usePermissions();
  const translate = useTranslate();
  if (isPending) return null;
  if (roles.includes(permissions)) return children;
  return (
    <div className="stack">
      <Title title="Not for your role" />
      <Alert severity="warning">{translate("ra.message.access_denied")}</Alert>
    </div>
  );
}
