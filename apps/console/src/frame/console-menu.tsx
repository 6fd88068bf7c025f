import ListSubheader from "@mui/material/ListSubheader";
import { Menu, usePermissions, useSidebarState } from "react-admin";
import { resourceGroups } from "../resource/resources.ts";

/** The nouns that the role of the visitor sees, in groups. */
export function ConsoleMenu() {
  const { permissions } = usePermissions();
  const [isOpen] = useSidebarState();
  const groups = resourceGroups.map(({ label, resources }) => ({
    label,
    names: resources.flatMap(({ name, screens: { list } }) =>
      list?.roles.includes(permissions) ? [name] : [],
    ),
  }));
  return (
    <Menu>
      {groups
        .filter(({ names }) => names.length > 0)
        .flatMap(({ label, names }) => [
          isOpen && (
            <ListSubheader key={label} component="div" role="presentation">
              {label}
            </ListSubheader>
          ),
          ...names.map((name) => <Menu.ResourceItem key={name} name={name} />),
        ])}
    </Menu>
  );
}
