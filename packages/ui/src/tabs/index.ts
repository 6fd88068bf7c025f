export { Tabs, type TabsItem, type TabsProps } from "./tabs.tsx";
