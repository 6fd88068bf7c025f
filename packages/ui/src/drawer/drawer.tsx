import { Modal, type ModalProps } from "../dialog/modal.tsx";

export type DrawerProps = ModalProps;

/** A full-height panel from the start edge of the screen; a strip of the page stays visible. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} kind="drawer" />;
}
